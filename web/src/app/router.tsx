import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import HomePage from "#pages/home-page.tsx";
import { AdminOnly, SignedIn } from "./guard.tsx";
import { Layout } from "./layout.tsx";
import { paths } from "./paths.ts";

const LoginPage = lazy(() => import("#pages/login-page.tsx"));
const RegistrationPage = lazy(() => import("#pages/registration-page.tsx"));
const PasswordResetPage = lazy(() => import("#pages/password-reset-page.tsx"));
const OrderFormPage = lazy(() => import("#pages/order-form-page.tsx"));
const DashboardPage = lazy(() => import("#pages/dashboard-page.tsx"));
const OverviewPage = lazy(() => import("#pages/overview-page.tsx"));
const AddItemPage = lazy(() => import("#pages/add-item-page.tsx"));
const ManageItemPage = lazy(() => import("#pages/manage-item-page.tsx"));
const UsersPage = lazy(() => import("#pages/users-page.tsx"));
const ManageOrdersPage = lazy(() => import("#pages/manage-orders-page.tsx"));
const MyOrdersPage = lazy(() => import("#pages/my-orders-page.tsx"));
const ReviewPage = lazy(() => import("#pages/review-page.tsx"));
const PaymentPage = lazy(() => import("#pages/payment-page.tsx"));
const ProfilePage = lazy(() => import("#pages/profile-page.tsx"));
const PortfolioPage = lazy(() => import("#pages/portfolio-page.tsx"));
const BlogPage = lazy(() => import("#pages/blog-page.tsx"));
const NotFoundPage = lazy(() => import("#pages/not-found-page.tsx"));

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
