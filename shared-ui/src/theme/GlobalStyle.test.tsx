/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { GlobalStyle } from './GlobalStyle';

/** The rules within a media query, without spaces. */
function styleWithin(query: string): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  const [, within = ''] = sheet.getStyleTags().split(query);
  return within.replace(/@media.*/s, '').replace(/\s/g, '');
}

it.each([
  'transition:none!important',
  'animation-duration:0.01ms!important',
  'animation-iteration-count:1!important',
  'scroll-behavior:auto!important',
])('sets %s on every element if less motion is preferred', (declaration) => {
  const [everything, declarations] = styleWithin('(prefers-reduced-motion: reduce)')
    .split('{')
    .slice(1);
  expect(everything).toBe('*,*::before,*::after');
  expect(declarations).toContain(declaration);
});
