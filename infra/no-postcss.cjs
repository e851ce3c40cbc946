// Replaces the style parser of sanitize-html in bundles. The allow-list of posts permits no styles, so none is parsed. The
// parser has 90 KB, and requires parts of Node in a way that an ES module bundle does not support.
module.exports = {};
