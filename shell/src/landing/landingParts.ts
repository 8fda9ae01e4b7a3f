import { pageCode } from '../routing/pageCode';

/**
 * Parts of the landing page that its document holds. Their code is fetched where they are rendered anew.
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
