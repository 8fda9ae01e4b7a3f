// The entry of a build of its own, for Node: renders the documents of the public routes. See
// docs/decisions/0009-pages-are-prerendered.md.
import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { AuthProvider, createFirebaseIdentity } from 'shared-auth';
import { LanguageProvider } from 'shared-platform';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { areaForms } from './areas/areaForms';
import { councilPageNames } from './council-pages/councilPageNames';
import { neutralPage } from './hydration/documentPage';
import { NeutralDocument } from './hydration/NeutralDocument';
import { findPageCode } from './pages';
import { BelowFloorNotice } from './older-browsers/BelowFloorNotice';
import { Portal } from './Portal';
import { portalPaths } from './portalPaths';

/** A document of a public route, or of every other address. */
export interface PrerenderedPage {
  /** The path, or 'neutral'. */
  page: string;
  /** What stands in #root. */
  markup: string;
  /** The page's own name, for the title. Empty where it has none. */
  title: string;
  /** The chunk with the page's code, by its name. Areas' are asked for by the first script. */
  chunk?: string;
}

export interface Prerendered {
  pages: PrerenderedPage[];
  /** What every document says to a browser that the portal does not work in. */
  notice: string;
  /** The `<style>` of all documents: their rules together, in one order, so that they have one hash. */
  style: string;
}

const identity = createFirebaseIdentity(() =>
  Promise.reject(new Error('Nobody signs in while documents are rendered.')),
);

/** Every public route, with what a visitor sees of it before anything but the document has arrived. */
export async function prerender(): Promise<Prerendered> {
  const paths = [
    portalPaths.home,
    portalPaths.forgotPassword,
    ...councilPageNames.map((page) => portalPaths[page]),
    portalPaths.contact,
    portalPaths.verify,
    portalPaths.track,
    ...areaForms.map(({ path }) => path),
  ];
  for (const path of paths) await findPageCode(path)?.load();

  const sheet = new ServerStyleSheet();
  const pages = [...paths, neutralPage].map((page) => {
    const isNeutral = page === neutralPage;
    // Each document has the global style as its first: the sheet counts them up.
    sheet.instance.gs = {};
    const markup = renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <NeutralDocument value={isNeutral}>{portalAt(isNeutral ? '/-' : page)}</NeutralDocument>
      </StyleSheetManager>,
    );
    const chunk = findPageCode(page)?.chunk;
    return { page, markup, title: titleOf(markup), ...(chunk ? { chunk } : {}) };
  });
  sheet.instance.gs = {};
  const notice = renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      <LanguageProvider>
        <BelowFloorNotice />
      </LanguageProvider>
    </StyleSheetManager>,
  );
  const style = sheet.getStyleTags();
  sheet.seal();
  return { pages, notice, style };
}

function portalAt(path: string): ReactNode {
  return (
    <StrictMode>
      <LanguageProvider>
        <StaticRouter location={path}>
          <AuthProvider identity={identity}>
            <Portal />
          </AuthProvider>
        </StaticRouter>
      </LanguageProvider>
    </StrictMode>
  );
}

/** As `RouteFocus` takes it from the heading once the portal runs. */
function titleOf(markup: string): string {
  return /<h1[^>]* data-document-title="(?<title>[^"]*)"/.exec(markup)?.groups?.title ?? '';
}
