import { Component, type ReactNode } from "react";
import { markHydrated } from "#lib/loading/ready.ts";

interface Props {
  /** Shown instead of the children. `retry` renders them again. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  /** When it changes, the children get another try. */
  resetKey?: string;
  children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { error: Error | undefined }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate(previous: Props) {
    if (previous.resetKey !== this.props.resetKey) this.setState({ error: undefined });
  }

  override componentDidCatch() {
    // The fallback works too.
    markHydrated();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.fallback(error, () => this.setState({ error: undefined }));
  }
}
