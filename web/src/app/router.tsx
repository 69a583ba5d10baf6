import { Route, Routes } from "react-router-dom";
import HomePage from "#pages/home/home-page.tsx";
import { paths } from "#paths.ts";
import { SignedIn } from "./guard.tsx";
import { Layout } from "./layout.tsx";
import * as pages from "./pages.ts";

export function Router() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.login} element={<pages.LoginPage />} />
        <Route path={paths.registration} element={<pages.RegistrationPage />} />
        <Route path={paths.passwordReset} element={<pages.PasswordResetPage />} />
        <Route path={paths.portfolio} element={<pages.PortfolioPage />} />
        <Route path={paths.blog} element={<pages.BlogPage />} />
        <Route path="/myOrder/:_id" element={<SignedIn page={pages.OrderFormPage} />} />
        <Route path={paths.dashboard} element={<SignedIn page={pages.DashboardPage} />}>
          <Route index element={<SignedIn page={pages.OverviewPage} />} />
          <Route path={paths.addItem} element={<pages.AdminOnly page={pages.AddItemPage} />} />
          <Route path={paths.manageItem} element={<pages.AdminOnly page={pages.ManageItemPage} />} />
          <Route path={paths.users} element={<pages.AdminOnly page={pages.UsersPage} />} />
          <Route path={paths.manageOrders} element={<pages.AdminOnly page={pages.ManageOrdersPage} />} />
          <Route path={paths.myOrders} element={<SignedIn page={pages.MyOrdersPage} />} />
          <Route path={paths.review} element={<SignedIn page={pages.ReviewPage} />} />
          <Route path="/dashBord/UserOrder/payment/:_id" element={<SignedIn page={pages.PaymentPage} />} />
          <Route path={paths.profile} element={<SignedIn page={pages.ProfilePage} />} />
        </Route>
        <Route path="*" element={<pages.NotFoundPage />} />
      </Route>
    </Routes>
  );
}
