import { configureAxe } from 'jest-axe';

/** For a page without its shell: not all that it shows stands in a landmark. */
export const axe = configureAxe({ rules: { region: { enabled: false } } });
