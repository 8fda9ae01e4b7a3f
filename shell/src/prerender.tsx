// The entry of a separate build for Node: renders the documents of the public routes. See
// docs/decisions/0009-pages-are-prerendered.md.
import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { AuthProvider, createFirebaseIdentity } from 'shared-auth';
import { activateLanguage, LanguageProvider } from 'shared-platform';
import { firstLanguage, languages, type LanguageTag } from 'shared-ui/languages';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { AreaFrameStyle } from './areas/AreaFrameStyle';
import { areaForms } from './areas/areaForms';
import { councilPageNames } from './council-pages/councilPageNames';
import {
  describeDocument,
  securityContact,
  webManifest,
  type DocumentNotes,
} from './documents/describeDocuments';
import { useMessages } from './documents/i18n';
import { missingPage, neutralPage } from './hydration/documentPage';
import { NeutralDocument } from './hydration/NeutralDocument';
import { useMessages as usePortalMessages } from './i18n';
import { basenameOf, pathInLanguage } from './language/languagePaths';
import { waysOnCode } from './not-found/waysOnCode';
import { landingParts } from './landing/landingParts';
import { findPageCode } from './pages';
import { BelowFloorNotice } from './older-browsers/BelowFloorNotice';
import { Portal } from './Portal';
import { portalPaths } from './portalPaths';
import { servicePath } from './service-pages/servicePaths';
import { services } from './service-pages/services';

/** A document of a public route, or of every other address. */
export interface PrerenderedPage extends DocumentNotes {
  /** The address; '/404' for addresses without a page; 'neutral' for all others of the language. */
  page: string;
  language: LanguageTag;
  /** The same page in each language, by its tag; none where search engines may not list it. */
  alternates: Record<string, string>;
  /** The document's notice for a browser that the portal does not work in. */
  notice: string;
  /** The content of #root. */
  markup: string;
  /** The page's own name, for the title. Empty where it has none. */
  title: string;
  /** The name of the portal, for the title. */
  portalName: string;
  /** The `<style>` of its group of documents: their rules together, in one order, so that they have one hash. */
  style: string;
  /** The name of the chunk with the page's code. The chunks of areas are requested by the first script. */
  chunk?: string;
}

export interface Prerendered {
  pages: PrerenderedPage[];
  /** Files beside the documents, by their path in the site. */
  files: Record<string, string>;
}

const identity = createFirebaseIdentity(() =>
  Promise.reject(new Error('Nobody signs in while documents are rendered.')),
);

/**
 * Renders every public route, as a visitor sees it when only the document has loaded.
 * @param origin where the portal is deployed, such as 'https://council.example'
 */
export async function prerender(origin: string): Promise<Prerendered> {
  // Pages with services have a style sheet of their own, so that no login contains its rules.
  const withServices = [
    portalPaths.home,
    portalPaths.services,
    ...services.map(({ slug }) => servicePath(slug)),
  ];
  // So do pages with a help column.
  const withHelp = [
    ...councilPageNames.map((page) => portalPaths[page]),
    portalPaths.contact,
    portalPaths.track,
    missingPage,
  ];
  // A scanned code is opened on somebody else's network: its page must not contain the rules of a login.
  const ofVerify = [portalPaths.verify];
  // And the page for developers.
  const ofStatus = [portalPaths.status];
  const others = [portalPaths.forgotPassword, ...areaForms.map(({ path }) => path)];
  for (const path of [...withServices, ...withHelp, ...ofVerify, ...ofStatus, ...others])
    await findPageCode(path)?.load();
  for (const part of [...Object.values(landingParts), waysOnCode]) await part.load();

  const pages: PrerenderedPage[] = [];
  // The document for all other addresses has the frame of an area too.
  for (const paths of [withServices, withHelp, ofVerify, ofStatus, others, [neutralPage]])
    pages.push(...(await renderGroup(paths, origin)));
  const listed = pages.filter(({ isListed }) => isListed).map(({ page }) => origin + page);
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1, expires.getUTCMonth(), 1);
  expires.setUTCHours(0, 0, 0, 0);
  return {
    pages,
    files: {
      ...(await webManifests()),
      // Pages behind a login are not disallowed: crawlers must read them to find their own `noindex`.
      'robots.txt': `User-agent: *\nDisallow: /builds/\nSitemap: ${origin}/sitemap.xml\n`,
      'sitemap.xml': sitemap(listed),
      'security.txt': securityContact(expires, origin),
    },
  };
}

/** The pages in each language, which share their style. */
async function renderGroup(paths: readonly string[], origin: string): Promise<PrerenderedPage[]> {
  const sheet = new ServerStyleSheet();
  const render = (element: ReactNode) => {
    // The sheet counts global styles across documents; in each document, numbering has to start again.
    sheet.instance.gs = {};
    return renderToString(<StyleSheetManager sheet={sheet.instance}>{element}</StyleSheetManager>);
  };
  const rendered: Omit<PrerenderedPage, 'style'>[] = [];
  for (const { tag: language } of languages) {
    await activateLanguage(language);
    const t = readHere(useMessages);
    const portalName = readHere(usePortalMessages)('portal.name');
    const notice = render(
      <LanguageProvider>
        <BelowFloorNotice />
      </LanguageProvider>,
    );
    for (const path of paths) {
      // The hosting supports only one for all languages.
      if (path === missingPage && language !== firstLanguage) continue;
      const isNeutral = path === neutralPage;
      const page = isNeutral ? path : pathInLanguage(language, path);
      const markup = render(
        <>
          {isNeutral && <AreaFrameStyle />}
          <NeutralDocument value={isNeutral}>
            {portalAt(isNeutral ? pathInLanguage(language, '/-') : page)}
          </NeutralDocument>
        </>,
      );
      const chunk = findPageCode(path)?.chunk;
      const notes = describeDocument(path, t, origin, language);
      rendered.push({
        page,
        language,
        markup,
        notice,
        title: titleOf(markup),
        portalName,
        ...notes,
        alternates: notes.isListed ? alternatesOf(path) : {},
        ...(chunk ? { chunk } : {}),
      });
    }
  }
  const style = sheet.getStyleTags();
  sheet.seal();
  return rendered.map((page) => ({ ...page, style }));
}

function alternatesOf(path: string): Record<string, string> {
  return Object.fromEntries(languages.map(({ tag }) => [tag, pathInLanguage(tag, path)]));
}

/** The web app manifests, with which the portal can be added to a home screen, in each language. */
async function webManifests(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const { tag } of languages) {
    await activateLanguage(tag);
    const portalName = readHere(usePortalMessages)('portal.name');
    const folder = tag === firstLanguage ? '' : `${tag}/`;
    files[`${folder}manifest.webmanifest`] = JSON.stringify(
      webManifest(readHere(useMessages), portalName, tag),
    );
  }
  return files;
}

/** The value of a hook, called outside a page. */
function readHere<T>(useValue: () => T): T {
  const read: T[] = [];
  function Reader() {
    read.push(useValue());
    return null;
  }
  renderToString(
    <LanguageProvider>
      <Reader />
    </LanguageProvider>,
  );
  const [value] = read;
  if (value === undefined) throw new Error('The hook gave nothing.');
  return value;
}

function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

function portalAt(path: string): ReactNode {
  return (
    <StrictMode>
      <LanguageProvider>
        <StaticRouter location={path} basename={basenameOf(path)}>
          <AuthProvider identity={identity}>
            <Portal />
          </AuthProvider>
        </StaticRouter>
      </LanguageProvider>
    </StrictMode>
  );
}

/** Reads the title from the heading, as `RouteFocus` does in the browser. */
function titleOf(markup: string): string {
  return /<h1[^>]* data-document-title="(?<title>[^"]*)"/.exec(markup)?.groups?.title ?? '';
}
