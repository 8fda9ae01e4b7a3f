import { pageCode } from '../routing/pageCode';

/**
 * Parts of the landing page that its document contains. Their code is fetched only to render them on the client.
 */
export const landingParts = {
  drawing: pageCode(
    async () =>
      (await import(/* webpackChunkName: "services" */ './VillageDrawing')).VillageDrawing,
  ),
  greeting: pageCode(
    async () => (await import(/* webpackChunkName: "services" */ './HeroGreeting')).HeroGreeting,
  ),
  sections: pageCode(
    async () =>
      (await import(/* webpackChunkName: "services" */ './LandingSections')).LandingSections,
  ),
};
