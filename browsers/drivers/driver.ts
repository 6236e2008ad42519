export type Key = 'Enter' | 'Escape' | 'Space' | 'Tab';

/** What a host's hands and eyes can do, in any engine. Everything else is built on it. */
export type Driver = {
  /** The browser's own name and version. */
  readonly browser: string;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** The value of an expression in the page, awaited; it has to survive JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** What is to be seen in the window, as a PNG. */
  screenshot(): Promise<Buffer>;
  /** Console errors and uncaught errors up to now. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
};
