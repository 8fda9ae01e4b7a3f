import { areaMenuPlace, media, theme } from 'shared-ui';
import { createGlobalStyle } from 'styled-components';

const frame = ":is([data-area='open'], [data-session] [data-area='neutral'])";

/**
 * Header and footer around a page behind a login: on a phone one bar with the area's menu, everywhere a footer of
 * one line. Separate from the styles of both, because the landing page does not need it; the neutral document
 * contains it from the start.
 */
export const AreaFrameStyle = createGlobalStyle`
  ${media.mobile} {
    #${areaMenuPlace}:not(:empty) + a { display: none; }

    /* Until the area's menu is rendered: only the emblem, so that the bar keeps its height. */
    ${frame} > header > :last-child a > img + span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    /* The other languages, by their first letters, between the area's menu and the portal's. */
    ${frame} > header { position: relative; }

    ${frame} > header > :first-child {
      position: absolute;
      z-index: 1;
      inset-block-start: 6px;
      inset-inline-end: calc(2 * ${theme.size.target} + ${theme.space[3]});
      background: none;
    }

    ${frame} > header > :first-child > div { padding: 0; }
    ${frame} > header > :first-child nav { margin: 0; }
    ${frame} > header > :first-child :is(p, [aria-current]) { display: none; }

    ${frame} > header > :first-child a {
      display: grid;
      place-items: center;
      min-width: 36px;
      min-height: ${theme.size.target};
      padding: 0;
      font-size: ${theme.text.size16};
      text-decoration: none;
    }

    ${frame} > header > :last-child > div > :last-child { margin-inline-start: 72px; }

    #${areaMenuPlace}:not(:empty) {
      display: block;
      flex: 1 1 0;
      min-width: 0;
    }

    ${frame} > header > :last-child {
      background: ${theme.color.banner};
      color: ${theme.color.onBanner};
    }

    ${frame} #${areaMenuPlace} + a,
    ${frame} > header nav ~ div button { color: inherit; }

    ${frame} > header nav ~ div button:hover {
      border-color: currentColor;
      background: none;
    }

    ${frame} > header > :last-child nav {
      margin-bottom: ${theme.space[3]};
      padding-block: ${theme.space[2]};
      border-radius: ${theme.radius.control};
      background: ${theme.color.surface};
    }
  }

  ${frame} > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    column-gap: ${theme.space[6]};
    padding-inline: ${theme.space[4]};
    font-size: ${theme.text.size14};
  }

  ${frame} > footer > div { display: contents; }
  ${frame} > footer :is(div > div, h2) { display: none; }
  ${frame} > footer > p { margin: 0; padding: 0; }

  ${frame} > footer ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space[4]};
  }

  ${frame} > footer a { min-height: ${theme.size.target}; }

  /* Only help and contact fit on the line of a phone. */
  ${media.mobile} {
    ${frame} > footer li:not(:nth-child(2), :nth-child(3)) { display: none; }
  }

  ${media.print} {
    ${frame} > :is(header > div, footer) { display: none; }
  }
`;
