-- What a server of version 0.1 left on PostgreSQL: its own statements, then the rows as they were.

  CREATE TABLE users (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    name_key text COLLATE "C" NOT NULL UNIQUE,
    password_hash text NOT NULL,
    created_at bigint NOT NULL
  );

  CREATE TABLE sessions (
    token_hash text COLLATE "C" PRIMARY KEY,
    user_id bigint NOT NULL REFERENCES users (id),
    created_at bigint NOT NULL,
    used_at bigint NOT NULL
  );
  CREATE INDEX sessions_by_use ON sessions (used_at);
  CREATE INDEX sessions_by_age ON sessions (created_at);

  CREATE TABLE games (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    quiz_id text COLLATE "C" NOT NULL UNIQUE,
    title text NOT NULL,
    title_key text COLLATE "C" NOT NULL,
    owner text NOT NULL,
    owner_key text COLLATE "C" NOT NULL,
    is_public smallint NOT NULL CHECK (is_public IN (0, 1)),
    puzzle_count integer NOT NULL,
    plays bigint NOT NULL DEFAULT 0,
    created_at bigint NOT NULL
  ) WITH (fillfactor = 90);
  CREATE INDEX games_by_owner ON games (owner_key, id);
  CREATE INDEX games_by_title ON games (title_key, id) WHERE is_public = 1;

  CREATE TABLE puzzles (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    game_id bigint NOT NULL REFERENCES games (id),
    position integer NOT NULL,
    category text NOT NULL,
    searched_word text NOT NULL,
    UNIQUE (game_id, position)
  );

  CREATE TABLE suggestions (
    title text COLLATE "C" PRIMARY KEY,
    plays bigint NOT NULL,
    game_id bigint NOT NULL REFERENCES games (id)
  );
  CREATE INDEX suggestions_best_first ON suggestions (plays DESC, game_id DESC);

  CREATE TABLE milestones (
    name text PRIMARY KEY,
    reached_at bigint NOT NULL
  );

  
  CREATE OR REPLACE FUNCTION title_grams(id bigint, title_key text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
    AS $$
      SELECT array_agg((id >> 15) || ':' || substr(marked, at, size))
      FROM (SELECT '' || title_key AS marked) AS title,
           (VALUES (1), (2), (3), (5)) AS sizes (size),
           generate_series(CASE size WHEN 1 THEN 2 ELSE 1 END, length(marked) - size + 1) AS at
    $$;
  -- Without the pending list, which every search would have to read through while games are created.
  CREATE INDEX games_by_gram ON games USING gin (title_grams(id, title_key))
    WITH (fastupdate = off) WHERE is_public = 1;


  DROP INDEX games_by_gram;
  
  CREATE OR REPLACE FUNCTION title_grams(id bigint, title_key text) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
    AS $$
      SELECT array_agg((id >> 14) || ':' || substr(marked, at, size))
      FROM (SELECT '' || title_key AS marked) AS title,
           (VALUES (1), (2), (3), (5)) AS sizes (size),
           generate_series(CASE size WHEN 1 THEN 2 ELSE 1 END, length(marked) - size + 1) AS at
    $$;
  -- Without the pending list, which every search would have to read through while games are created.
  CREATE INDEX games_by_gram ON games USING gin (title_grams(id, title_key))
    WITH (fastupdate = off) WHERE is_public = 1;


  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX games_by_trigram ON games USING gin (title_key gin_trgm_ops)
    WITH (fastupdate = off) WHERE is_public = 1;
CREATE TABLE migrations (step integer PRIMARY KEY);
INSERT INTO migrations (step) VALUES (1);
INSERT INTO migrations (step) VALUES (2);
INSERT INTO migrations (step) VALUES (3);
INSERT INTO milestones (name, reached_at) VALUES ('starter-games', '1794788819656');
INSERT INTO users (id, name, name_key, password_hash, created_at) OVERRIDING SYSTEM VALUE VALUES ('1', 'Ada Löwe', 'ada löwe', '$argon2id$v=19$m=19456,t=2,p=1$whs241jPzFWaw5mGbbNkVw$rSWXs38rixMgxgHFV3OlxB5mBvbu+KoeLnN4X8rjyig', '1794788820165');
INSERT INTO sessions (token_hash, user_id, created_at, used_at) VALUES ('RjI5WLcpvGqpGpfwD3dmiTAuH621qNhE5TVDjs779aA', '1', '1794788820215', '1794788820215');
INSERT INTO games (id, quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, plays, created_at) OVERRIDING SYSTEM VALUE VALUES ('1', '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c01', 'Kitchen Table Classics', 'kitchen table classics', 'Wheel Studio', 'wheel studio', 1, 8, '0', '1794788819656');
INSERT INTO games (id, quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, plays, created_at) OVERRIDING SYSTEM VALUE VALUES ('2', '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c02', 'Around the House', 'around the house', 'Wheel Studio', 'wheel studio', 1, 6, '0', '1794788819656');
INSERT INTO games (id, quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, plays, created_at) OVERRIDING SYSTEM VALUE VALUES ('3', '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c03', 'Office Party', 'office party', 'Wheel Studio', 'wheel studio', 1, 7, '0', '1794788819656');
INSERT INTO games (id, quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, plays, created_at) OVERRIDING SYSTEM VALUE VALUES ('4', '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c04', 'Animal Kingdom', 'animal kingdom', 'Wheel Studio', 'wheel studio', 1, 8, '0', '1794788819656');
INSERT INTO games (id, quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, plays, created_at) OVERRIDING SYSTEM VALUE VALUES ('5', '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c05', 'World Traveller', 'world traveller', 'Wheel Studio', 'wheel studio', 1, 9, '0', '1794788819656');
INSERT INTO games (id, quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, plays, created_at) OVERRIDING SYSTEM VALUE VALUES ('6', '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c06', 'Four Seasons', 'four seasons', 'Wheel Studio', 'wheel studio', 1, 8, '0', '1794788819656');
INSERT INTO games (id, quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, plays, created_at) OVERRIDING SYSTEM VALUE VALUES ('7', '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c07', 'Science Night', 'science night', 'Wheel Studio', 'wheel studio', 1, 8, '0', '1794788819656');
INSERT INTO games (id, quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, plays, created_at) OVERRIDING SYSTEM VALUE VALUES ('8', '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c08', 'Music Makers', 'music makers', 'Wheel Studio', 'wheel studio', 1, 8, '0', '1794788819656');
INSERT INTO games (id, quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, plays, created_at) OVERRIDING SYSTEM VALUE VALUES ('9', '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c09', 'Sports Day', 'sports day', 'Wheel Studio', 'wheel studio', 1, 8, '0', '1794788819656');
INSERT INTO games (id, quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, plays, created_at) OVERRIDING SYSTEM VALUE VALUES ('10', '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c0a', 'Once Upon a Time', 'once upon a time', 'Wheel Studio', 'wheel studio', 1, 8, '0', '1794788819656');
INSERT INTO games (id, quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, plays, created_at) OVERRIDING SYSTEM VALUE VALUES ('11', '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c0b', 'Deutsche Wörter und Wendungen', 'deutsche worter und wendungen', 'Wheel Studio', 'wheel studio', 1, 9, '0', '1794788819656');
INSERT INTO games (id, quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, plays, created_at) OVERRIDING SYSTEM VALUE VALUES ('12', '5e0c1b52-7f0a-4c3e-9d21-3a6f8e4b1c0c', 'The Long Haul', 'the long haul', 'Wheel Studio', 'wheel studio', 1, 6, '0', '1794788819656');
INSERT INTO games (id, quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, plays, created_at) OVERRIDING SYSTEM VALUE VALUES ('13', 'e003af1f-f378-44e6-b247-3b4cec26d132', 'Große Größen', 'grosse grossen', 'Ada Löwe', 'ada löwe', 1, 2, '3', '1794788820233');
INSERT INTO games (id, quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, plays, created_at) OVERRIDING SYSTEM VALUE VALUES ('14', '53d04d69-41a0-42b1-a56c-1020689ab698', 'My Secret Party', 'my secret party', 'Ada Löwe', 'ada löwe', 0, 1, '1', '1794788820241');
INSERT INTO games (id, quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, plays, created_at) OVERRIDING SYSTEM VALUE VALUES ('15', 'ff84ccc9-bdf2-4471-a978-2073d85f695d', 'Twin', 'twin', 'Guest', 'guest', 1, 1, '0', '1794788820249');
INSERT INTO games (id, quiz_id, title, title_key, owner, owner_key, is_public, puzzle_count, plays, created_at) OVERRIDING SYSTEM VALUE VALUES ('16', '757d6d0c-ee31-4122-9465-88bb59f63466', 'Twin', 'twin', 'Ada Löwe', 'ada löwe', 1, 1, '0', '1794788820255');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('1', '1', 0, 'Breakfast', 'Pancakes with maple syrup');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('2', '1', 1, 'Soup', 'Creamy tomato and basil');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('3', '1', 2, 'Dessert', 'Warm apple crumble');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('4', '1', 3, 'In the drawer', 'Wooden spoon');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('5', '1', 4, 'Snack', 'Buttered popcorn');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('6', '1', 5, 'Kitchen wisdom', 'Too many cooks');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('7', '1', 6, 'Sunday dinner', 'Roast potatoes and gravy');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('8', '1', 7, 'Drink', 'Freshly squeezed lemonade');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('9', '2', 0, 'In the attic', 'A box of old photographs');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('10', '2', 1, 'Behind the sofa', 'Lost coins and crumbs');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('11', '2', 2, 'Garden shed', 'Rusty watering can');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('12', '2', 3, 'Living room', 'Grandfather clock');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('13', '2', 4, 'On the hook', 'Umbrella and raincoat');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('14', '2', 5, 'Weekend job', 'Painting the fence');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('15', '3', 0, 'Heard at work', 'Could you mute yourself please');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('16', '3', 1, 'On the desk', 'A mug full of pens');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('17', '3', 2, 'Friday feeling', 'Out of office');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('18', '3', 3, 'Meeting', 'Let us take this offline');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('19', '3', 4, 'Kitchen corner', 'The coffee machine is broken');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('20', '3', 5, 'Team spirit', 'Secret birthday cake');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('21', '3', 6, 'Printer', 'Paper jam in tray two');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('22', '4', 0, 'Bird', 'Emperor penguin');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('23', '4', 1, 'In the ocean', 'Humpback whale');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('24', '4', 2, 'Night animal', 'Barn owl');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('25', '4', 3, 'Insect', 'Busy bumblebee');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('26', '4', 4, 'Collective noun', 'A pride of lions');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('27', '4', 5, 'Savanna', 'Thirsty giraffe');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('28', '4', 6, 'In the river', 'Beaver building a dam');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('29', '4', 7, 'Best friend', 'Sleepy golden retriever');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('30', '5', 0, 'Capital', 'Buenos Aires');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('31', '5', 1, 'Landmark', 'Leaning tower');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('32', '5', 2, 'At the airport', 'Window seat please');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('33', '5', 3, 'Souvenir', 'Fridge magnet');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('34', '5', 4, 'Island', 'Madagascar');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('35', '5', 5, 'On the road', 'Are we there yet');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('36', '5', 6, 'Mountain', 'Kilimanjaro at sunrise');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('37', '5', 7, 'River', 'Down the Danube');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('38', '5', 8, 'Desert', 'Camels crossing the Sahara');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('39', '6', 0, 'Spring', 'Cherry trees in bloom');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('40', '6', 1, 'Spring', 'Jumping in puddles');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('41', '6', 2, 'Summer', 'Ice cream by the sea');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('42', '6', 3, 'Summer', 'Building sandcastles');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('43', '6', 4, 'Autumn', 'Rustling golden leaves');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('44', '6', 5, 'Autumn', 'Pumpkin lantern');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('45', '6', 6, 'Winter', 'A snowman with a carrot nose');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('46', '6', 7, 'Winter', 'Hot chocolate by the fire');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('47', '7', 0, 'Space', 'The rings of Saturn');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('48', '7', 1, 'Laboratory', 'Bubbling test tube');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('49', '7', 2, 'Physics', 'Every action has a reaction');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('50', '7', 3, 'Chemistry', 'Noble gases');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('51', '7', 4, 'Biology', 'Photosynthesis');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('52', '7', 5, 'Sky', 'Total eclipse');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('53', '7', 6, 'Invention', 'The printing press');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('54', '7', 7, 'Deep sea', 'Glowing jellyfish');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('55', '8', 0, 'Instrument', 'Double bass');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('56', '8', 1, 'Orchestra', 'First violin');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('57', '8', 2, 'On stage', 'Drum solo');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('58', '8', 3, 'At the concert', 'Sing along everybody');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('59', '8', 4, 'Practice room', 'Scales before breakfast');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('60', '8', 5, 'Dance', 'Slow waltz');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('61', '8', 6, 'Backstage', 'Tangled cables');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('62', '8', 7, 'Encore', 'One more song');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('63', '9', 0, 'Track', 'Relay race');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('64', '9', 1, 'Pool', 'Butterfly stroke');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('65', '9', 2, 'Tennis', 'Game set and match');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('66', '9', 3, 'School yard', 'Tug of war');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('67', '9', 4, 'Winter sport', 'Figure skating');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('68', '9', 5, 'From the coach', 'Keep your eye on the ball');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('69', '9', 6, 'Finish line', 'A new personal best');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('70', '9', 7, 'Award', 'Gold medal');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('71', '10', 0, 'Opening', 'In a faraway kingdom');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('72', '10', 1, 'Hero', 'The bravest little tailor');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('73', '10', 2, 'Creature', 'A dragon afraid of mice');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('74', '10', 3, 'Place', 'Castle above the clouds');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('75', '10', 4, 'Magic', 'Three wishes');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('76', '10', 5, 'Transport', 'Flying carpet');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('77', '10', 6, 'Villain', 'The grumpy wizard next door');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('78', '10', 7, 'Ending', 'Happily ever after');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('79', '11', 0, 'Frühstück', 'Brötchen mit Käse');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('80', '11', 1, 'Tier', 'Fröhliches Eichhörnchen');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('81', '11', 2, 'Wetter', 'Stürmische Böen');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('82', '11', 3, 'Sprichwort', 'Übung macht den Meister');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('83', '11', 4, 'Unterwegs', 'Die Straße nach Süden');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('84', '11', 5, 'Küche', 'Süßer Kaiserschmarrn');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('85', '11', 6, 'Märchen', 'Der König und die drei Rätsel');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('86', '11', 7, 'Im Garten', 'Gänseblümchen pflücken');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('87', '11', 8, 'Zum Schluss', 'Viele Grüße aus München');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('88', '12', 0, 'Confession', 'I only wanted to water the neighbours flowers and somehow I am now the proud owner of fourteen truly enormous sunflowers');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('89', '12', 1, 'Travel story', 'The little train stopped at every single village so that the driver could say good morning to all of his many cousins');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('90', '12', 2, 'Weather report', 'Tomorrow expect sunshine in the north followed by extraordinarily unpredictable thunderstorms everywhere else');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('91', '12', 3, 'Recipe', 'Stir the soup slowly until the wooden spoon stands up on its own and then quickly invite everybody you know');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('92', '12', 4, 'Excuse', 'My homework was finished yesterday evening but the cat decided that mathematics makes a wonderful mattress');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('93', '12', 5, 'Announcement', 'Ladies and gentlemen the award for the most uncharacteristically quiet audience goes to nobody in this room tonight');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('94', '13', 0, 'Länge', 'Füße');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('95', '13', 1, 'Gewicht', 'Zentner');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('96', '14', 0, 'Word', 'Lucky spin');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('97', '15', 0, 'Word', 'Double');
INSERT INTO puzzles (id, game_id, position, category, searched_word) OVERRIDING SYSTEM VALUE VALUES ('98', '16', 0, 'Word', 'Double trouble');
INSERT INTO suggestions (title, plays, game_id) VALUES ('Animal Kingdom', '0', '4');
INSERT INTO suggestions (title, plays, game_id) VALUES ('Around the House', '0', '2');
INSERT INTO suggestions (title, plays, game_id) VALUES ('Deutsche Wörter und Wendungen', '0', '11');
INSERT INTO suggestions (title, plays, game_id) VALUES ('Four Seasons', '0', '6');
INSERT INTO suggestions (title, plays, game_id) VALUES ('Große Größen', '3', '13');
INSERT INTO suggestions (title, plays, game_id) VALUES ('Kitchen Table Classics', '0', '1');
INSERT INTO suggestions (title, plays, game_id) VALUES ('Music Makers', '0', '8');
INSERT INTO suggestions (title, plays, game_id) VALUES ('Office Party', '0', '3');
INSERT INTO suggestions (title, plays, game_id) VALUES ('Once Upon a Time', '0', '10');
INSERT INTO suggestions (title, plays, game_id) VALUES ('Science Night', '0', '7');
INSERT INTO suggestions (title, plays, game_id) VALUES ('Sports Day', '0', '9');
INSERT INTO suggestions (title, plays, game_id) VALUES ('The Long Haul', '0', '12');
INSERT INTO suggestions (title, plays, game_id) VALUES ('Twin', '0', '16');
INSERT INTO suggestions (title, plays, game_id) VALUES ('World Traveller', '0', '5');
SELECT setval(pg_get_serial_sequence('users', 'id'), (SELECT max(id) FROM users));
SELECT setval(pg_get_serial_sequence('games', 'id'), (SELECT max(id) FROM games));
SELECT setval(pg_get_serial_sequence('puzzles', 'id'), (SELECT max(id) FROM puzzles));
