import type { ReactElement } from 'react';
import type { Role } from 'shared-auth';

/** The pages of an area behind its login, for tests that open each of them. */
export interface AreaPages {
  role: Role;
  area: ReactElement;
  /** Their addresses. */
  pages: readonly string[];
  /** Buttons of a page that show more of its records: details, a dialog. */
  opens?: Readonly<Record<string, readonly RegExp[]>>;
}
