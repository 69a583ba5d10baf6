import { ToastContainer } from "react-toastify/unstyled";
import "react-toastify/ReactToastify.css";
import "./toasts.css";

/** As specified: top right, 5 seconds, dismissed by dragging 80 percent of the width. */
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
