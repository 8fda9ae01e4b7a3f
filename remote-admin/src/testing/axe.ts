import { configureAxe } from 'jest-axe';

/** For a page without the shell: not all of its content is in a landmark. */
export const axe = configureAxe({ rules: { region: { enabled: false } } });
