/** Version and build of the shell, written in by webpack.shared.js. */
declare const PORTAL_SHELL_BUILD: string;
/** The year of the build, written in by webpack.shared.js. */
declare const PORTAL_YEAR: string;
/** Whether this build has a service worker, written in by webpack.shared.js. */
declare const PORTAL_HAS_WORKER: boolean;
