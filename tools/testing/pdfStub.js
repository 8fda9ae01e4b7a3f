/** pdf.js where nothing can be drawn. */
exports.GlobalWorkerOptions = {};
exports.getDocument = () => ({
  promise: Promise.reject(new Error('jsdom draws no pages.')),
  destroy: () => Promise.resolve(),
});
