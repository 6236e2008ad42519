// What a page imports with its screens, tests of single files get here.
import '../src/words/en/about.ts';
import '../src/words/en/bank.ts';
import '../src/words/en/desk.ts';
import '../src/words/en/join.ts';
import '../src/words/en/library.ts';
import '../src/words/en/room.ts';
import '../src/words/en/screen.ts';
import '../src/words/en/show.ts';
import '../src/words/en/start.ts';
