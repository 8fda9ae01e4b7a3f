import * as v from 'valibot';

const assetsSchema = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });

/** What a release reads, or changes, in the manifest that the build of an area leaves. */
export const manifestSchema = v.looseObject({
  name: v.string(),
  metaData: v.looseObject({
    buildInfo: v.looseObject({
      buildVersion: v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.+-]*$/)),
    }),
    remoteEntry: v.looseObject({ name: v.string(), path: v.string() }),
  }),
  exposes: v.array(
    v.looseObject({
      path: v.string(),
      assets: v.object({ js: assetsSchema, css: assetsSchema }),
    }),
  ),
  shared: v.array(v.looseObject({ name: v.string(), requiredVersion: v.string() })),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;
