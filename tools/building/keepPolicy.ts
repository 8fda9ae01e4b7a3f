import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../releasing/files';
import { root } from '../root';
import { shellPolicy } from '../serving/localHosting';
import { inlineHashes, policyWith } from './inlineHashes';

/**
 * Updates the Content-Security-Policy of firebase.json for the documents of a build of the shell. In a pipeline it
 * changes no files: there a difference is an error.
 * @throws Error in a pipeline, if the policy is out of date
 */
export function keepPolicy(
  dist: string,
  say: (line: string) => void,
  isPipeline = Boolean(process.env.CI),
): void {
  const documents = filesIn(dist)
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(path.join(dist, file), 'utf8'));
  const policy = shellPolicy();
  const wanted = policyWith(inlineHashes(documents), policy);
  if (wanted === policy) return;
  if (isPipeline) {
    throw new Error(
      'The Content-Security-Policy in firebase.json does not name what stands in the documents. Run npm run build and commit firebase.json.',
    );
  }
  const file = path.join(root, 'firebase.json');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(policy, () => wanted),
  );
  say('firebase.json: the Content-Security-Policy names what stands in the documents now.');
}
