/** A part of a page, as a person names it. */
export interface Part {
  role: 'button' | 'link' | 'heading' | 'row' | 'checkbox' | 'radio' | 'status';
  /** Its whole accessible name, or a part of it where the name is a pattern. */
  name: string | RegExp;
}

/**
 * A person at a browser. The journeys are written once against this interface: Playwright drives Chromium and
 * Firefox, WebDriver drives WebKit. Every method waits for the part that it looks for.
 */
export interface Visitor {
  /** Loads an address of the portal, as if typed into the address bar. */
  goTo(path: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  press(part: Part): Promise<void>;
  /** Types key by key. */
  type(label: string, text: string): Promise<void>;
  choose(label: string, option: string): Promise<void>;
  /** @param file its path on this machine */
  attach(label: string, file: string): Promise<void>;
  sees(part: Part): Promise<void>;
  seesText(text: string): Promise<void>;
  /** The part of the page's text that the pattern matches. */
  read(pattern: RegExp): Promise<string>;
  /** Waits until the service worker has cached what a second visit needs. */
  untilKept(): Promise<void>;
}
