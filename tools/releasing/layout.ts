/** How the releases of one app lie in the folder that its hosting serves. */
export interface Layout {
  /** What the messages call it, and the folder of its sources. */
  app: string;
  /** The one file that says which release is served: of the build, and at the root of the site. */
  pointer: string;
  /** Where the release before is pointed at, where anybody asks for that. */
  previousPointer: string | null;
  /**
   * Whether a file of the build is served from the root of the site for as long as its release is the
   * current one, as the pointer is: a document, the service worker.
   */
  followsPointer(file: string): boolean;
  /** Where a file of the build lies in the site. */
  place(release: string, file: string): string;
  /** The build that a pointer is of, such as '1.4.2+9f3c1a20'; null where it is no pointer. */
  buildOf(pointer: string): string | null;
  /** The pointer of a build as it reads at `file` of the site. */
  pointInto(release: string, pointer: string, file: string): string;
  /**
   * Looks at a build before it is released.
   * @throws ReleaseRefusedError
   */
  refuseUnfit(dist: string): void;
}

/** '1.4.2+9f3c1a20' in a form that needs no escaping in an address. */
export function releaseName(build: string): string {
  return build.replace('+', '-');
}

/** The folder of a release in its site. */
export function releaseFolder(release: string): string {
  return `builds/${release}`;
}
