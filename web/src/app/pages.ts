import { lazyPage } from "#lib/loading/lazy-page.ts";

// Each page is its own chunk, except the home page, which is part of the main bundle.

export const LoginPage = lazyPage(() => import("#pages/login-page.tsx"));
export const RegistrationPage = lazyPage(() => import("#pages/registration-page.tsx"));
export const PasswordResetPage = lazyPage(() => import("#pages/password-reset-page.tsx"));
export const OrderFormPage = lazyPage(() => import("#pages/order-form-page.tsx"));
export const DashboardPage = lazyPage(() => import("#pages/dashboard/dashboard-page.tsx"));
export const OverviewPage = lazyPage(() => import("#pages/dashboard/overview-page.tsx"));
export const AddItemPage = lazyPage(() => import("#pages/add-item-page.tsx"));
export const ManageItemPage = lazyPage(() => import("#pages/manage-item-page.tsx"));
export const UsersPage = lazyPage(() => import("#pages/users-page.tsx"));
export const ManageOrdersPage = lazyPage(() => import("#pages/manage-orders-page.tsx"));
export const MyOrdersPage = lazyPage(() => import("#pages/my-orders-page.tsx"));
export const ReviewPage = lazyPage(() => import("#pages/review-page.tsx"));
export const PaymentPage = lazyPage(() => import("#pages/payment-page.tsx"));
export const ProfilePage = lazyPage(() => import("#pages/profile-page.tsx"));
export const PortfolioPage = lazyPage(() => import("#pages/portfolio/portfolio-page.tsx"));
export const BlogPage = lazyPage(() => import("#pages/blog/blog-page.tsx"));
export const NotFoundPage = lazyPage(() => import("#pages/not-found-page.tsx"));

export const AdminOnly = lazyPage(() => import("./admin-only.tsx"));
