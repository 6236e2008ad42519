// Visitors who want nothing of rooms, in a process of their own: each asks on a connection that it keeps, as a browser does.
const [address, count] = process.argv.slice(2);
const timesMs = [];
let isOver = false;
process.on('message', () => {
  isOver = true;
});

async function visit() {
  while (!isOver) {
    const askedAt = performance.now();
    const answer = await fetch(address);
    await answer.arrayBuffer();
    timesMs.push(performance.now() - askedAt);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

process.send('ready');
await Promise.all(Array.from({ length: Number(count) }, visit));
process.send(timesMs);
process.disconnect();
