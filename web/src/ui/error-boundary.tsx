import { Component, type ErrorInfo, type ReactNode } from "react";
import { becomeReady } from "#lib/loading/ready.ts";

interface Props {
  /** What stands there instead; `retry` renders the children again. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  /** A change of it gives the children another try. */
  resetKey?: string;
  children: ReactNode;
}

/** Keeps one part's failure from taking the page with it. */
export class ErrorBoundary extends Component<Props, { error: Error | undefined }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate(previous: Props) {
    if (previous.resetKey !== this.props.resetKey) this.setState({ error: undefined });
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.warn("A part of the page failed:", error, info.componentStack);
    // What stands there instead works too.
    becomeReady();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.fallback(error, () => this.setState({ error: undefined }));
  }
}
