import type { Registry } from './registrySchema';

/** Written in by webpack.shared.js from the deployment's file, or from the ports of a developer's machine. */
declare const PORTAL_BUILT_IN_REGISTRY: Registry;

/** Where the areas were when the shell was built: the last resort, when nothing newer is to be had. */
export const builtInRegistry = PORTAL_BUILT_IN_REGISTRY;
