import { areaNames } from './areas/area';
import { councilPageNames } from './council-pages/councilPageNames';
import { portalPaths } from './portalPaths';
import { pageCode } from './routing/pageCode';

/** The code of each page, fetched when the page is opened, so that no page loads another page's code. */
export const pages = {
  landing: pageCode(async () =>
    (await import(/* webpackChunkName: "landing" */ './landing/loadLandingPage')).loadLandingPage(),
  ),
  area: pageCode(
    async () => (await import(/* webpackChunkName: "area" */ './areas/AreaOutlet')).AreaOutlet,
  ),
  council: pageCode(
    async () =>
      (await import(/* webpackChunkName: "council" */ './council-pages/CouncilPage')).CouncilPage,
  ),
  contact: pageCode(
    async () =>
      (await import(/* webpackChunkName: "council" */ './council-pages/ContactPage')).ContactPage,
  ),
  forgotPassword: pageCode(
    async () =>
      (await import(/* webpackChunkName: "forgot" */ './forgot-password/ForgotPasswordPage'))
        .ForgotPasswordPage,
  ),
  verify: pageCode(
    async () => (await import(/* webpackChunkName: "verify" */ './verify/VerifyPage')).VerifyPage,
  ),
  track: pageCode(
    async () => (await import(/* webpackChunkName: "track" */ './track/TrackPage')).TrackPage,
  ),
  services: pageCode(
    async () =>
      (await import(/* webpackChunkName: "services" */ './service-pages/ServicesPage'))
        .ServicesPage,
  ),
  service: pageCode(
    async () =>
      (await import(/* webpackChunkName: "services" */ './service-pages/ServicePage')).ServicePage,
  ),
  status: pageCode(
    async () => (await import(/* webpackChunkName: "status" */ './status/StatusPage')).StatusPage,
  ),
};

interface FoundCode {
  load: () => Promise<unknown>;
  /** The chunk's name, if the document has to request it. The chunks of areas are requested by the first script. */
  chunk?: string;
}

/** The code of the page at an address. */
export function findPageCode(pathname: string): FoundCode | undefined {
  if (pathname === portalPaths.home) return { ...pages.landing, chunk: 'landing' };
  if (areaNames.some((area) => pathname.startsWith(`/${area}/`))) return pages.area;
  if (councilPageNames.some((page) => pathname === portalPaths[page]))
    return { ...pages.council, chunk: 'council' };
  if (pathname === portalPaths.contact) return { ...pages.contact, chunk: 'council' };
  if (pathname === portalPaths.forgotPassword) return { ...pages.forgotPassword, chunk: 'forgot' };
  if (pathname === portalPaths.services) return { ...pages.services, chunk: 'services' };
  if (pathname.startsWith(`${portalPaths.services}/`))
    return { ...pages.service, chunk: 'services' };
  for (const page of ['verify', 'track', 'status'] as const)
    if (pathname === portalPaths[page]) return { ...pages[page], chunk: page };
  return undefined;
}
