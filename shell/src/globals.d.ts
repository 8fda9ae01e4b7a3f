/** Version and build of the shell, written in by webpack.shared.js. */
declare const PORTAL_SHELL_BUILD: string;
/** Whether this build brings a service worker, written in by webpack.shared.js. */
declare const PORTAL_HAS_WORKER: boolean;
