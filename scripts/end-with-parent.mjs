// npm starts a script through a shell, and a shell told to end does not tell the script. So the script looks
// whether its shell is still there, and ends as on any other SIGTERM when it is not.
const shell = process.ppid;

const watch = setInterval(() => {
  if (process.ppid === shell) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 250);
watch.unref();
