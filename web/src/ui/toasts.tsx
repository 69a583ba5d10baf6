import { ToastContainer } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import "./toasts.css";

/** Toasts at the top right, for five seconds, dragged away by 80 percent of their width. */
export default function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={5000}
      draggable
      draggablePercent={80}
      theme={matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"}
      aria-label="Messages"
    />
  );
}
