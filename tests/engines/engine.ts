/** A value that goes to the browser or comes from it. */
export type Data = string | number | boolean | null;

/** Keys that have a name, as WebDriver writes them: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const namedKeys = {ArrowLeft: '\uE012', Enter: '\uE007'} as const;

/** Height of the viewport, in CSS pixels. */
export const HEIGHT = 800;

/** A browser with one page, as far as the tests need it: what can be done with all engines in the same way. */
export interface Engine {
  /** Begins to load an address. */
  open: (address: string) => Promise<unknown>;
  /** Runs a function in the page, which sees nothing but its arguments. */
  evaluate: <Args extends Data[], Result>(run: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  /** Presses the middle of the first element that a selector finds. */
  click: (selector: string) => Promise<void>;
  /** Presses a key that has a name. */
  press: (key: keyof typeof namedKeys) => Promise<void>;
  /** Presses the keys of a text. */
  type: (text: string) => Promise<void>;
  /** @param width of the viewport, in CSS pixels */
  resize: (width: number) => Promise<unknown>;
  /** What the browser has complained about so far, as far as its protocol tells. */
  complaints: string[];
  close: () => Promise<void>;
}
