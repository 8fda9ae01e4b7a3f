import { createGlobalStyle } from 'styled-components';
import type { Visitor } from '../session/ForSession';

const roles: readonly Exclude<Visitor, 'nobody'>[] = ['user', 'staff', 'admin'];

const ofOthers = roles
  .map((role) => `:root[data-session='${role}'] [data-for]:not([data-for~='${role}'])`)
  .join(',');

/**
 * Decides which parts of a prerendered document each visitor sees before hydration. The marks on `<html>` are
 * set before the first paint (`beforeFirstPaint.ts`).
 */
export const FirstPaintStyle = createGlobalStyle`
  ${ofOthers}, :root:not([data-session]) [data-for]:not([data-for~='nobody']) { display: none; }
  :root[data-council] [data-says-council] { visibility: hidden; }
  :root[data-theme='light'] [data-scheme='dark'],
  :root[data-theme='dark'] [data-scheme='light'] { display: none; }
  :root:not([data-theme]) [data-scheme='dark'] { display: none; }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) [data-scheme='light'] { display: none; }
    :root:not([data-theme]) [data-scheme='dark'] { display: block; }
  }
`;
