/** An empty page. */
const page = {
  rotate: 0,
  getViewport: () => ({ width: 595, height: 842 }),
  render: () => ({ promise: Promise.resolve(), cancel: () => undefined }),
};
const empty = { numPages: 1, getPage: () => Promise.resolve(page) };

const named = (name) => Object.assign(new Error(`A stub of pdf.js: ${name}`), { name });

/**
 * A stub of pdf.js for an environment that cannot draw. '%PDF-1.7' alone and a content with a root are an empty page, one that
 * is encrypted asks for a password, and any other content cannot be read.
 */
exports.GlobalWorkerOptions = {};
exports.PDFWorker = class {};
exports.getDocument = ({ data }) => {
  const content = new TextDecoder().decode(data);
  const open = () => {
    if (content.includes('/Encrypt 9 0 R')) return Promise.reject(named('PasswordException'));
    if (content === '%PDF-1.7' || content.includes('/Root')) return Promise.resolve(empty);
    return Promise.reject(named('UnknownErrorException'));
  };
  return { promise: open(), destroy: () => Promise.resolve() };
};
