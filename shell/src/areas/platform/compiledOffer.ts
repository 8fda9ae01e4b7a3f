import type { PlatformOffer } from './PlatformOffer';

/** Written in by webpack.shared.js from platform.js and the installed packages. */
declare const PORTAL_PLATFORM: PlatformOffer;

/** What is written into this shell of what it offers: without the names that its code has at hand. */
export const compiledOffer = PORTAL_PLATFORM;

/** The agreement between shell and areas that this shell keeps (docs/architecture.md). */
export const remoteApiVersion = compiledOffer.remoteApi;
