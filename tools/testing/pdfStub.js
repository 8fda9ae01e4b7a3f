/** An empty page. */
const page = {
  rotate: 0,
  getViewport: () => ({ width: 595, height: 842 }),
  render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
};
const empty = { numPages: 1, getPage: () => Promise.resolve(page) };

/** A stub of pdf.js for an environment that cannot draw: '%PDF-1.7' is an empty page, and any other content cannot be read. */
exports.GlobalWorkerOptions = {};
exports.getDocument = ({ data }) => ({
  promise:
    new TextDecoder().decode(data) === '%PDF-1.7'
      ? Promise.resolve(empty)
      : Promise.reject(new Error('jsdom reads no PDF.')),
  destroy: () => Promise.resolve(),
});
