import { hasAdminSession } from "#auth/admin-session.ts";

// In the head of the dashboard's pages, so that an admin's first paint has the office's frame.

if (hasAdminSession()) document.documentElement.classList.add("in-office");
