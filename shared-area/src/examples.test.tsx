import { screen, waitFor } from '@testing-library/react';
import { configureAxe } from 'jest-axe';
import { eachExample, readExamples } from '../../tools/testing/readExamples';
import { recordsForEachTest } from '../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../tools/testing/renderPortal';
import { areaExamples } from './testing/areaExamples';

recordsForEachTest();

// An example renders without a page, so it is in no landmark; pages have landmarks.
const axe = configureAxe({ rules: { region: { enabled: false } } });

const cases = eachExample(areaExamples);

/** Exports with a capital letter that have no example of their own. */
const withoutExample: Readonly<Record<string, string>> = {
  ApplicationAnswers: 'the AnswerList of a version that the records have',
  AreaFrame: 'the AreaLayout of shared-ui, with the navigation of an area',
  AssignForm: 'a form of an application: its own test and those of both areas have it',
  FormDefinition: 'shows nothing itself: it reads the version for what is in it',
  ImagePaper: 'shows a file: the tests of the paper viewer have it',
  InBoth: 'a line of a PaperSheet',
  LoginPage: 'the SignInForm of shared-ui with a session',
  OfficeFrame: 'the AreaFrame that tells of a wrong clock: the tests of the areas’ layouts have it',
  PageBoundary: 'the FailedState of shared-ui, once a page has thrown',
  PageTools: 'the buttons of a PdfPaper: the tests of the paper viewer have them',
  PaperFrame: 'the box of a paper and its buttons',
  PaperPreview: 'shows a file: its own test has it',
  ParagraphInBoth: 'a paragraph of a PaperSheet',
  PdfPaper: 'shows a file: the tests of the paper viewer have it',
  PrintedHead: 'on paper only; the same head is on every PaperSheet',
  StepAnswers: 'of one application with its history: its tests are those of ApplicationAnswers',
  ViewTools: 'the buttons of an ImagePaper: the tests of the paper viewer have them',
};

const found = readExamples(__dirname);

describe('the list of examples', () => {
  it('includes every file of examples', () => {
    expect(Object.keys(areaExamples).sort()).toEqual(found.controls);
  });

  it('covers every component that an area uses', () => {
    expect(found.withoutExample).toEqual(Object.keys(withoutExample).sort());
  });

  it.each(cases)('passes axe: $name @rest', async ({ Example }) => {
    const { baseElement } = renderPortal(<Example />);
    await waitFor(() => expect(screen.queryAllByRole('status', { name: /^Loading/ })).toEqual([]));
    expect(await axe(baseElement)).toHaveNoViolations();
  });
});
