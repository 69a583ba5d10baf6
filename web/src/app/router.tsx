import { Route, Routes } from "react-router-dom";
import HomePage from "#pages/home-page.tsx";
import { AdminOnly, SignedIn } from "./guard.tsx";
import { Layout } from "./layout.tsx";
import { lazyPage } from "./lazy-page.ts";
import { paths } from "./paths.ts";

const LoginPage = lazyPage(() => import("#pages/login-page.tsx"));
const RegistrationPage = lazyPage(() => import("#pages/registration-page.tsx"));
const PasswordResetPage = lazyPage(() => import("#pages/password-reset-page.tsx"));
const OrderFormPage = lazyPage(() => import("#pages/order-form-page.tsx"));
const DashboardPage = lazyPage(() => import("#pages/dashboard-page.tsx"));
const OverviewPage = lazyPage(() => import("#pages/overview-page.tsx"));
const AddItemPage = lazyPage(() => import("#pages/add-item-page.tsx"));
const ManageItemPage = lazyPage(() => import("#pages/manage-item-page.tsx"));
const UsersPage = lazyPage(() => import("#pages/users-page.tsx"));
const ManageOrdersPage = lazyPage(() => import("#pages/manage-orders-page.tsx"));
const MyOrdersPage = lazyPage(() => import("#pages/my-orders-page.tsx"));
const ReviewPage = lazyPage(() => import("#pages/review-page.tsx"));
const PaymentPage = lazyPage(() => import("#pages/payment-page.tsx"));
const ProfilePage = lazyPage(() => import("#pages/profile-page.tsx"));
const PortfolioPage = lazyPage(() => import("#pages/portfolio-page.tsx"));
const BlogPage = lazyPage(() => import("#pages/blog-page.tsx"));
const NotFoundPage = lazyPage(() => import("#pages/not-found-page.tsx"));

/** Every path, the page that answers it, and who may see it. */
export function Router() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.registration} element={<RegistrationPage />} />
        <Route path={paths.passwordReset} element={<PasswordResetPage />} />
        <Route path={paths.portfolio} element={<PortfolioPage />} />
        <Route path={paths.blog} element={<BlogPage />} />
        <Route path="/myOrder/:_id" element={<SignedIn page={OrderFormPage} />} />
        <Route path={paths.dashboard} element={<SignedIn page={DashboardPage} />}>
          <Route index element={<SignedIn page={OverviewPage} />} />
          <Route path={paths.addItem} element={<AdminOnly page={AddItemPage} />} />
          <Route path={paths.manageItem} element={<AdminOnly page={ManageItemPage} />} />
          <Route path={paths.users} element={<AdminOnly page={UsersPage} />} />
          <Route path={paths.manageOrders} element={<AdminOnly page={ManageOrdersPage} />} />
          <Route path={paths.myOrders} element={<SignedIn page={MyOrdersPage} />} />
          <Route path={paths.review} element={<SignedIn page={ReviewPage} />} />
          <Route path="/dashBord/UserOrder/payment/:_id" element={<SignedIn page={PaymentPage} />} />
          <Route path={paths.profile} element={<SignedIn page={ProfilePage} />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
