/** The checks' needs of a browser. Elements are found and read in the page, with `run`. */
export interface Tab {
  open(url: string): Promise<void>;
  /** Runs a function in the page. It can't use anything outside itself. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Clicks with the mouse, at a point of the viewport. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

export type Key = "Tab" | "Enter";

export interface LaunchOptions {
  readonly isDark: boolean;
}

/** A browser on this machine. Dialogs are accepted. */
export interface InstalledBrowser {
  readonly name: string;
  launch(options: LaunchOptions): Promise<Tab>;
}
