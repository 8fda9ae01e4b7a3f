import type { PlatformOffer } from './PlatformOffer';

/** Written in by webpack.shared.js from platform.js and the installed packages. */
declare const PORTAL_PLATFORM: PlatformOffer;

/** The part of the offer that is compiled into this shell: without the names that its code knows at run time. */
export const compiledOffer = PORTAL_PLATFORM;

/** The remote API version of this shell (docs/architecture.md). */
export const remoteApiVersion = compiledOffer.remoteApi;
