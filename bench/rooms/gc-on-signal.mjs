// Lets the benchmark ask a server to clear away what it no longer uses, before its memory is read.
process.on('SIGUSR2', () => globalThis.gc?.());
