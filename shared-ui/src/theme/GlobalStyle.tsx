import { createGlobalStyle } from 'styled-components';
import { focusRing } from './focusRing';
import { media } from './media';
import { darkScheme, lightScheme, moreContrast } from './schemes';
import type { Scheme } from './schemes';
import { theme } from './theme';

function variables(scheme: Scheme) {
  return Object.entries(scheme)
    .map(([name, value]) => `--color-${name}: ${String(value)};`)
    .join('');
}

const stronger = Object.entries(moreContrast)
  .map(([name, other]) => `--color-${name}: ${theme.color[other]};`)
  .join('');
const light = `color-scheme: light; ${variables(lightScheme)}`;
const dark = `color-scheme: dark; ${variables(darkScheme)}`;

/**
 * Reset, type, focus ring and the colours of both schemes. Render it once, at the root of the document. The
 * scheme follows the system by default; `<html data-theme="light | dark">` overrides it.
 */
export const GlobalStyle = createGlobalStyle`
  :root { ${light} }
  @media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { ${dark} } }
  :root[data-theme='dark'] { ${dark} }

  @media (prefers-contrast: more) { :root:root:root { ${stronger} } }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: ${theme.space[16]};
    background: ${theme.color.canvas};
    accent-color: ${theme.color.primary};
    scrollbar-color: ${theme.color.control} transparent;
    overflow-wrap: break-word;
  }
  ::selection { background: ${theme.color.primary}; color: ${theme.color.onPrimary}; }

  body {
    min-height: 100vh;
    min-height: 100dvh;
    background: ${theme.color.canvas};
    color: ${theme.color.ink};
    font: 400 ${theme.text.size16}/1.5 ${theme.text.family};
  }

  h1, h2, h3, h4 {
    font-weight: ${theme.text.heading};
    line-height: 1.25;
    text-wrap: balance;
  }

  /* Large text on a narrow window: a long word does not break. */
  h1 { font-size: min(${theme.text.size28}, 12vw); letter-spacing: -0.01em; }
  h2 { font-size: min(${theme.text.size22}, 10vw); }
  h3 { font-size: ${theme.text.size18}; }

  p, li, dd { max-width: ${theme.size.measure}; }
  ul, ol { padding-inline-start: ${theme.space[6]}; }
  :where(a) { color: ${theme.color.primary}; text-underline-offset: 3px; }
  img, svg, video { display: block; max-width: 100%; }
  img, video { height: auto; }
  svg { flex: none; }
  [dir='rtl'] svg[data-turns] { transform: scaleX(-1); }
  input, button, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  fieldset { min-width: 0; padding: 0; border: 0; }
  table { border-collapse: collapse; }

  /* Elsewhere colour and weight mark the current or chosen entry; here the reader sets the colours. */
  @media (forced-colors: active) {
    nav :is(a, button) { border-color: Canvas !important; }
    [aria-current='page'], [aria-pressed='true'] {
      forced-color-adjust: none;
      border-color: Highlight !important;
      background: Highlight !important;
      color: HighlightText !important;
    }
  }

  :focus-visible {
    ${focusRing}
  }
  /* A heading takes the focus to be read, not to be pressed. */
  :is(h1, h2)[tabindex='-1']:focus-visible { outline: none; box-shadow: none; }

  /* A very short transition would show the old state for a frame. */
  ${media.reducedMotion} {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }

  ${media.print} {
    :root:root:root { ${light} --color-canvas: white; --color-ink: black; --color-muted: black; }
    body { font-size: 11pt; }
    nav, button, dialog:not([open]) { display: none !important; }
    h1, h2, h3 { break-after: avoid; }
    tr, figure { break-inside: avoid; }
  }
`;
