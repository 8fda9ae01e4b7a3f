// `npm run change:check`: checks that each shared package that the branch changes has a changeset. CI runs it on pull
// requests only; during work it would be in the way.
import path from 'node:path';
import { readText } from '../releasing/files';
import { root } from '../root';
import { explain } from '../running/runCommand';
import { findChangedFiles } from './ChangedFiles';
import { findMissingChangesets } from './missingChangesets';

function checkChangesets() {
  const { base, files } = findChangedFiles();
  const missing = findMissingChangesets(files, (file) => readText(path.join(root, file)));
  if (missing.length === 0) {
    console.log(`Each shared package that has changed since ${base} has a changeset.`);
    return;
  }
  throw new Error(
    `The source of ${missing.join(' and ')} has changed since ${base}, and no changeset says what that means for the areas. Add one: npm run change, or npm run change -- --empty and write why nobody notices it.`,
  );
}

explain(Promise.resolve().then(checkChangesets));
