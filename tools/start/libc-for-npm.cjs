// Loaded into npm while it installs. npm 9.6.4, which came with Node 20.0 and 20.1, asks Node's report for the C library
// under a name that Node never used, and so leaves out every native package that is made for one. Here it finds it.

const { report } = process;
const getReport = report.getReport.bind(report);
report.getReport = (...given) => {
  const answer = getReport(...given);
  if (answer.header.glibcVersionRuntime) answer.header.glibcRuntimeVersion = answer.header.glibcVersionRuntime;
  return answer;
};
