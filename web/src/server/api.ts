// What the server is asked, and what it says. This file is made of the description of the API, and a test compares the two:
// `MUEHLE_WRITE_TYPES=1 build/dev/tests/server_test --gtest_filter='PageTypes.*'` writes it anew.

export interface Requests {
  // Open a table
  readonly 'POST /api/tables': {
    readonly takes: {
      readonly rules: string; // a preset, or the text of house rules
      readonly start?: string; // a position; else the empty board
      readonly colour?: 'lot' | 'white' | 'black'; // of who opens the table; else by lot
      readonly next?: 'alternate' | 'loser_chooses'; // the colours of later games
      readonly time?: string; // `300+5`, `300d5`, `1/259200`; else unlimited
      readonly name?: string; // for a guest
      readonly public?: boolean; // others find it in lists
      readonly absence?: number; // days of absence of an unlimited game
    };
    readonly answers: Opened;
  };
  // Take the free seat, or watch
  readonly 'POST /api/tables/{code}/join': {
    readonly takes: {
      readonly name?: string; // for a guest
      // 32 hex digits for the new seat, chosen by the client so that it can ask again where the answer was lost
      readonly secret?: string;
    };
    readonly answers: Joined;
  };
  // Give a guest who sits there another name
  readonly 'POST /api/tables/{code}/name': {
    readonly takes: { readonly name: string };
    readonly answers: object;
  };
  // Take a seat by its return link
  readonly 'POST /api/tables/{code}/claim': {
    readonly takes: {
      readonly token: string; // what stands behind the `#` of the link
    };
    readonly answers: SeatTaken;
  };
  readonly 'POST /api/tables/{code}/return': { readonly answers: ReturnLink }; // Get a new return link of your seat
  readonly 'GET /api/tables/{code}': { readonly answers: State }; // See a table as a watcher does
  // Open your seat to others, who consult with you
  readonly 'POST /api/tables/{code}/consultation': { readonly answers: ConsultationLink };
  // Let nobody else come to your seat
  readonly 'POST /api/tables/{code}/consultation/close': { readonly answers: object };
  // Share a seat by its link
  readonly 'POST /api/tables/{code}/consultation/join': {
    readonly takes: {
      readonly token: string; // what stands behind `#with-` in the link
      readonly name?: string; // for a guest
    };
    readonly answers: SeatTaken;
  };
  // Let somebody share your seat no more
  readonly 'POST /api/tables/{code}/consultation/send_away': {
    readonly takes: {
      readonly partner: number; // his number at the table
    };
    readonly answers: object;
  };
  // Share another one's seat no more
  readonly 'POST /api/tables/{code}/consultation/leave': { readonly answers: object };
  readonly 'GET /api/lobby': { readonly answers: Lobby }; // See who waits, and what is played
  // Offer a game to whoever comes
  readonly 'POST /api/seeks': {
    readonly takes: {
      readonly rules: string; // a preset, or the text of house rules
      readonly time?: string; // `300+5`, `300d5`, `1/259200`; else unlimited
      readonly colour?: 'lot' | 'white' | 'black';
      readonly rated?: boolean;
      readonly near?: boolean; // only with somebody about as strong
      readonly bots?: boolean; // bots may take it, too
      readonly name?: string; // for a guest
      readonly id?: string; // drawn by chance, 12 characters of `a-z` and `2-9`, to ask again where the answer was lost
    };
    readonly answers: { readonly seek: Seek } | Code;
  };
  // Take somebody's offer
  readonly 'POST /api/seeks/{id}/take': {
    readonly takes: {
      readonly name?: string; // for a guest
    };
    readonly answers: Code;
  };
  readonly 'POST /api/seeks/{id}/withdraw': { readonly answers: object }; // Withdraw your offer
  // See how often somebody was here at this hour of the week
  readonly 'GET /api/lobby/usual': {
    readonly answers: {
      readonly weeks: number; // that are looked back on, at most 8
      readonly games: number; // in this hour of them
      readonly coming: 'unknown' | 'often' | 'seldom' | 'hardly';
      readonly minutes: number | null; // in which somebody has mostly come; of `often`
    };
  };
  // Play the house's own opponent, where you wait in vain
  readonly 'POST /api/seeks/{id}/house': { readonly answers: Code };
  readonly 'GET /api/challenges': { readonly answers: Challenges }; // List the challenges you have got and sent
  // Challenge a player
  readonly 'POST /api/challenges': {
    readonly takes: {
      readonly to: string; // the name of a player with an account
      readonly rules: string; // a preset, or the text of house rules
      readonly start?: string; // a position; else the empty board
      readonly time?: string; // `300+5`, `300d5`, `1/259200`; else unlimited
      readonly colour?: 'lot' | 'white' | 'black'; // of who challenges
      readonly rated?: boolean;
      readonly public?: boolean;
      readonly message?: string; // at most 140 characters
      readonly id?: string; // drawn by chance, 12 characters of `a-z` and `2-9`, to ask again where the answer was lost
    };
    readonly answers: { readonly challenge: Challenge } | Code;
  };
  readonly 'POST /api/challenges/{id}/accept': { readonly answers: Code }; // Accept a challenge
  // Decline a challenge
  readonly 'POST /api/challenges/{id}/decline': {
    readonly takes: { readonly reason: DeclineReason };
    readonly answers: object;
  };
  // Withdraw your challenge, or put away one that was declined
  readonly 'POST /api/challenges/{id}/withdraw': { readonly answers: object };
  // List the tournaments
  readonly 'GET /api/tournaments': {
    readonly answers: {
      readonly coming: readonly TournamentRow[];
      readonly running: readonly TournamentRow[];
      readonly over: readonly TournamentRow[];
    };
  };
  // Found a tournament
  readonly 'POST /api/tournaments': {
    readonly takes: {
      readonly title: string;
      readonly kind: 'round_robin' | 'swiss' | 'knockout' | 'arena' | 'ladder' | 'simul' | 'teams';
      readonly rounds?: number; // of a Swiss tournament
      readonly schedule?: 'berger' | 'sliding'; // of a round robin
      readonly cycles?: 1 | 2; // of a round robin
      readonly games?: 1 | 2; // of a pairing
      readonly counting?: 'games' | 'pairings';
      readonly missed?: 'nothing' | 'half'; // what missed rounds of a Swiss tournament are worth
      readonly reach?: number; // of a ladder
      readonly boards?: number; // of a team match, at most
      readonly teams?: readonly string[]; // the names of both
      readonly colours?: 'white' | 'black' | 'alternating'; // of who plays alone in a simul, board by board
      readonly alone?: string; // who plays alone in a simul: the name of an account; else you
      readonly tie_breaks?: readonly ('buchholz' | 'buchholz_cut_1' | 'sonneborn_berger' | 'direct_encounter' | 'wins' | 'black_wins')[];
      readonly text?: string; // at most 2000 characters
      readonly rules: string; // a preset, or the text of house rules
      readonly time?: string; // `300+5`, `300d5`, `1/259200`; else unlimited
      readonly absence?: number; // days of absence of an unlimited game
      readonly rated?: boolean; // games of two people with accounts
      readonly public?: boolean; // others find it in lists; so it is if left out
      readonly tables?: boolean; // two players of this server get a table; so it is if left out
      // anybody enters, or who has the link, or only whom the organiser enters, or members of its club
      readonly entry?: 'open' | 'link' | 'list' | 'club';
      readonly club?: string; // its id: its leaders and organisers organise the tournament, too
      // of a club's team match: the id of the club that is asked for the second team; it begins once that has agreed
      readonly opponent?: string;
      readonly guests?: boolean; // may enter, too
      readonly bots?: boolean; // may enter, too; their games are never rated
      readonly begin?: 'by_hand' | 'when_done' | 'at'; // how rounds begin
      // when rounds begin, seconds since 1970; the first one also tells when the tournament does
      readonly times?: readonly number[];
      readonly minutes?: number; // of an arena
      // minutes for the first move of each side of a live game; who does not make it forfeits
      readonly forfeit_after?: number;
      readonly players_enter_results?: boolean; // of their own pairings over the board
    };
    readonly answers: { readonly id: string };
  };
  readonly 'GET /api/tournaments/{id}': { readonly answers: Tournament }; // See a tournament
  // See who did what in it
  readonly 'GET /api/tournaments/{id}/log': { readonly answers: { readonly acts: readonly TournamentAct[] } };
  // Agree for the club that is asked for a match, or decline
  readonly 'POST /api/tournaments/{id}/answer': {
    readonly takes: {
      readonly version: number; // of the tournament, on which it was decided
      readonly accept: boolean; // whether your club plays
      readonly reason?: string; // of a refusal
    };
    readonly answers: Tournament;
  };
  // Enter a tournament, or come back to it
  readonly 'POST /api/tournaments/{id}/enter': {
    readonly takes: {
      readonly name?: string; // for a guest
      readonly key?: string; // what stands in the tournament's link
      readonly team?: 1 | 2; // of a team match: 1 or 2
    };
    readonly answers: Tournament;
  };
  readonly 'POST /api/tournaments/{id}/leave': { readonly answers: Tournament }; // Play in no later round
  // Ask the organiser to join an entry over the board to your account
  readonly 'POST /api/tournaments/{id}/ask': { readonly answers: Tournament };
  // Enter people who play over the board, and accounts
  readonly 'POST /api/tournaments/{id}/entrants': {
    readonly takes: {
      readonly version: number; // of the tournament, on which it was decided
      readonly name?: string;
      readonly rating?: number; // of that one
      readonly names?: readonly string[]; // of several who play over the board
      // names of accounts, which are told and may leave: members of its club, and who takes challenges of yours
      readonly accounts?: readonly string[];
      readonly team?: 1 | 2; // of a team match; in a simul 1 plays alone
    };
    readonly answers: Tournament;
  };
  // See which names are those of accounts that you may enter
  readonly 'POST /api/tournaments/{id}/known': {
    readonly takes: {
      readonly names: readonly string[]; // that somebody has typed
      readonly team?: 1 | 2; // of a team match: for which they are to play
    };
    readonly answers: {
      readonly accounts: readonly {
        readonly name: string;
        readonly player: string;
        readonly mark: string;
      }[];
    };
  };
  // Let an entrant play in no later round
  readonly 'POST /api/tournaments/{id}/entrants/{number}/withdraw': {
    readonly takes: {
      readonly version: number; // of the tournament, on which it was decided
    };
    readonly answers: Tournament;
  };
  // Let an entrant who has withdrawn play on
  readonly 'POST /api/tournaments/{id}/entrants/{number}/return': {
    readonly takes: {
      readonly version: number; // of the tournament, on which it was decided
    };
    readonly answers: Tournament;
  };
  // Let an entrant miss a round of a Swiss tournament
  readonly 'POST /api/tournaments/{id}/entrants/{number}/sit-out': {
    readonly takes: {
      readonly version: number; // of the tournament, on which it was decided
      readonly round: number;
    };
    readonly answers: Tournament;
  };
  // Say in which order a team sits at its boards
  readonly 'POST /api/tournaments/{id}/boards': {
    readonly takes: {
      readonly version: number; // of the tournament, on which it was decided
      readonly team: 1 | 2;
      // the numbers of its entrants, the first board first; who is not named stands behind them
      readonly order: readonly number[];
    };
    readonly answers: Tournament;
  };
  // Let an entrant lead his team
  readonly 'POST /api/tournaments/{id}/captain': {
    readonly takes: {
      readonly version: number; // of the tournament, on which it was decided
      readonly team: 1 | 2;
      readonly entrant?: number; // the number; nobody if left out
    };
    readonly answers: Tournament;
  };
  // Let somebody else play on in an entrant's place, over the board
  readonly 'POST /api/tournaments/{id}/replace': {
    readonly takes: {
      readonly version: number; // of the tournament, on which it was decided
      readonly number: number; // of the entrant
      readonly name?: string; // of who plays in his place from now on
      readonly account?: string; // instead: the account that he is, who plays over the board so far
    };
    readonly answers: Tournament;
  };
  // See the next round as it would be drawn
  readonly 'GET /api/tournaments/{id}/rounds/next': {
    readonly answers: {
      readonly version: number;
      readonly round: number;
      readonly games: number; // of each pairing
      readonly pairings: readonly (readonly (number | null)[])[];
    };
  };
  // Begin the next round
  readonly 'POST /api/tournaments/{id}/rounds': {
    readonly takes: {
      readonly version: number; // of the tournament, on which it was decided
      // White of the first game and Black, by number; null instead of Black: a bye; else as drawn
      readonly pairings?: readonly (readonly (number | null)[])[];
    };
    readonly answers: Tournament;
  };
  // Challenge an entrant who stands above you in a ladder
  readonly 'POST /api/tournaments/{id}/challenge': {
    readonly takes: {
      readonly entrant: number; // the number of who stands above you
    };
    readonly answers: Tournament;
  };
  // Take back the last round, while it has no results
  readonly 'POST /api/tournaments/{id}/rounds/take-back': {
    readonly takes: {
      readonly version: number; // of the tournament, on which it was decided
    };
    readonly answers: Tournament;
  };
  // Enter or correct a result
  readonly 'POST /api/tournaments/{id}/results': {
    readonly takes: {
      readonly version?: number; // refused where this result was changed since then
      readonly round: number;
      readonly board: number;
      readonly game?: 1 | 2; // where the pairing has two
      // `1-0`, `½`, `0-1`; `+:-`, `-:+`, `-:-` where somebody did not come; `-`: not played; empty: open again
      readonly result: string;
      readonly reason?: string; // of a correction
    };
    readonly answers: Tournament;
  };
  // Let nothing begin by itself, or let it go on
  readonly 'POST /api/tournaments/{id}/pause': {
    readonly takes: {
      readonly version: number; // of the tournament, on which it was decided
      readonly paused: boolean;
    };
    readonly answers: Tournament;
  };
  // End a tournament
  readonly 'POST /api/tournaments/{id}/close': {
    readonly takes: {
      readonly version: number; // of the tournament, on which it was decided
    };
    readonly answers: Tournament;
  };
  // List the clubs
  readonly 'GET /api/clubs': {
    readonly answers: {
      readonly yours: readonly ClubRow[];
      readonly clubs: readonly ClubRow[];
    };
  };
  // Found a club
  readonly 'POST /api/clubs': {
    readonly takes: {
      readonly name: string; // 3 to 40 letters; no other club's looks like it
      readonly sentence?: string; // at most 120 letters
      readonly text?: string; // at most 2000 letters in 40 lines
      readonly mark?: Mark; // `plain`, `ivory`, `ebony`, `wood`, `walnut` or `slate`, a dash and 0 to 7
      // at once, once somebody in charge agrees (if left out), or by a letter
      readonly joining?: 'open' | 'asked' | 'invited';
      readonly members_shown?: boolean; // to those who are not in it; so it is if left out
    };
    readonly answers: { readonly id: string };
  };
  readonly 'GET /api/clubs/{id}': { readonly answers: Club }; // See a club
  // Say what a club is
  readonly 'PUT /api/clubs/{id}': {
    readonly takes: {
      readonly version: number; // of the club, on which it was decided
      readonly name: string; // 3 to 40 letters; no other club's looks like it
      readonly sentence?: string; // at most 120 letters
      readonly text?: string; // at most 2000 letters in 40 lines
      readonly mark?: Mark; // `plain`, `ivory`, `ebony`, `wood`, `walnut` or `slate`, a dash and 0 to 7
      // at once, once somebody in charge agrees (if left out), or by a letter
      readonly joining?: 'open' | 'asked' | 'invited';
      readonly members_shown?: boolean; // to those who are not in it; so it is if left out
    };
    readonly answers: Club;
  };
  // End a club
  readonly 'DELETE /api/clubs/{id}': {
    readonly takes: {
      readonly name: string; // of the club, so that nobody ends another one
    };
    readonly answers: object;
  };
  // See whether a letter opens a club
  readonly 'POST /api/clubs/{id}/letter': {
    readonly takes: {
      readonly key: string; // of a letter
    };
    readonly answers: { readonly opens: boolean };
  };
  // Come into a club, or ask to be let in
  readonly 'POST /api/clubs/{id}/join': {
    readonly takes: {
      readonly key?: string; // of a letter
      readonly words?: string; // to who decides, where that is asked for; at most 300 letters in six lines
    };
    readonly answers: Club;
  };
  readonly 'POST /api/clubs/{id}/leave': { readonly answers: Club }; // Leave a club, or ask no more to be let in
  // Give a member of a club a role
  readonly 'POST /api/clubs/{id}/members/{name}': {
    readonly takes: { readonly role: 'member' | 'organiser' | 'leader' };
    readonly answers: Club;
  };
  readonly 'DELETE /api/clubs/{id}/members/{name}': { readonly answers: Club }; // Take somebody out of a club
  // Let somebody in who asks, or turn him away
  readonly 'POST /api/clubs/{id}/asking/{name}': {
    readonly takes: {
      readonly accept: boolean; // else he is turned away
    };
    readonly answers: Club;
  };
  // Write news of a club
  readonly 'POST /api/clubs/{id}/news': {
    readonly takes: {
      readonly title: string; // at most 80 letters
      readonly text?: string; // at most 2000 letters in 40 lines
    };
    readonly answers: Club;
  };
  readonly 'DELETE /api/clubs/{id}/news/{number}': { readonly answers: Club }; // Take news of a club out
  // Keep rules and a time for games of a club
  readonly 'PUT /api/clubs/{id}/presets/{preset}': {
    readonly takes: {
      readonly rules: string; // a preset, or the text of house rules
      readonly time?: string; // `300+5`, `300d5`, `1/259200`; else unlimited
      readonly absence?: number; // days of absence of an unlimited game
    };
    readonly answers: Club;
  };
  readonly 'DELETE /api/clubs/{id}/presets/{preset}': { readonly answers: Club }; // Take such rules out
  // List the letters of a club
  readonly 'GET /api/clubs/{id}/letters': { readonly answers: { readonly letters: readonly ClubLetter[] } };
  // Write letters, each of which lets one person in
  readonly 'POST /api/clubs/{id}/letters': {
    readonly takes: {
      readonly for: readonly string[]; // for whom each is: 1 to 50 notes of at most 60 letters, which may be empty
      readonly days?: number; // after which they open nothing more; 14 if left out
    };
    readonly answers: { readonly letters: readonly NewClubLetter[] };
  };
  readonly 'DELETE /api/clubs/{id}/letters/{number}': { readonly answers: object }; // Withdraw a letter
  // Seat two members at a table
  readonly 'POST /api/clubs/{id}/pairings': {
    readonly takes: {
      readonly white: string; // a member's name
      readonly black: string; // another one's
      readonly preset?: string; // of the club: its rules, time and absence
      readonly rules?: string; // a preset, or the text of house rules
      readonly time?: string; // `300+5`, `300d5`, `1/259200`; else unlimited
      readonly absence?: number; // days of absence of an unlimited game
      readonly rated?: boolean;
      readonly public?: boolean; // others find the game in lists
    };
    readonly answers: { readonly id: string };
  };
  readonly 'GET /api/me': { readonly answers: WhoIAm }; // See who you are here, and what this server's host has decided
  // Be a guest, or change your name or language
  readonly 'POST /api/me': {
    readonly takes: {
      readonly name?: string;
      readonly language?: string; // a tag such as `de`
    };
    readonly answers: WhoIAm;
  };
  // Choose your mark, and say something of yourself
  readonly 'POST /api/me/profile': {
    readonly takes: {
      readonly mark?: Mark; // `plain`, `ivory`, `ebony`, `wood`, `walnut` or `slate`, a dash and 0 to 7
      readonly about?: string; // at most 300 letters in six lines
    };
    readonly answers: WhoIAm;
  };
  // Make an account of the guest
  readonly 'POST /api/register': {
    readonly takes: {
      readonly name: string; // 2 to 20 letters, digits, `-`, `.`, `_`, of one alphabet
      readonly password: string; // 8 to 200 characters, not the name
      readonly language?: string;
      readonly invitation?: string; // the code, where one is needed; the key of a club's letter lets you in there, too
    };
    readonly answers: WhoIAm;
  };
  // Sign in
  readonly 'POST /api/login': {
    readonly takes: {
      readonly name: string;
      readonly password: string;
    };
    readonly answers: WhoIAm;
  };
  readonly 'POST /api/logout': { readonly answers: WhoIAm }; // Sign out
  // Change your password
  readonly 'POST /api/password': {
    readonly takes: {
      readonly old: string;
      readonly new: string;
    };
    readonly answers: object;
  };
  readonly 'GET /api/sessions': { readonly answers: Sessions }; // List your sessions
  // End one of your sessions, or all others
  readonly 'POST /api/sessions/end': {
    readonly takes: {
      readonly id?: string;
      readonly others?: boolean; // true: all but this one
    };
    readonly answers: Sessions;
  };
  readonly 'GET /api/me/games': { readonly answers: Games }; // List your games
  readonly 'GET /api/me/data': { readonly answers: OwnData }; // Get all that is known of you
  // Delete your account, or the guest
  readonly 'POST /api/me/delete': {
    readonly takes: {
      readonly password?: string; // of an account
    };
    readonly answers: WhoIAm;
  };
  readonly 'GET /api/me/mail': { readonly answers: Mail }; // See your mail address
  // State your mail address
  readonly 'POST /api/me/mail': {
    readonly takes: {
      readonly address: string;
      readonly password: string;
    };
    readonly answers: Mail;
  };
  // Take your mail address back
  readonly 'POST /api/me/mail/remove': {
    readonly takes: { readonly password: string };
    readonly answers: Mail;
  };
  // Confirm a mail address by the link that was sent
  readonly 'POST /api/mail/confirm': {
    readonly takes: {
      readonly token: string; // what stands behind the `=` of the link
    };
    readonly answers: Name;
  };
  // Have a link for a new password sent
  readonly 'POST /api/password/forgotten': {
    readonly takes: {
      readonly who: string; // the name of an account, or a mail address
    };
    readonly answers: object;
  };
  // Ask whose password a link sets
  readonly 'POST /api/password/link': {
    readonly takes: {
      readonly token: string; // what stands behind the `=` of the link
    };
    readonly answers: Name;
  };
  // Set a new password by a link
  readonly 'POST /api/password/reset': {
    readonly takes: {
      readonly token: string;
      readonly password: string;
    };
    readonly answers: Name;
  };
  readonly 'GET /api/me/mail/turns': { readonly answers: TurnMail }; // See when mail tells you that it is your move
  // Choose when mail tells you that it is your move
  readonly 'POST /api/me/mail/turns': {
    readonly takes: {
      readonly when: 'never' | 'at_once' | 'daily';
      readonly hour?: number; // of the day there, for `daily`; else 0
      readonly zone?: string; // `Europe/Berlin`, `GMT+01:00`; else `GMT`
    };
    readonly answers: TurnMail;
  };
  readonly 'GET /api/me/calendar': { readonly answers: CalendarLink }; // See whether there is a link to your calendar
  readonly 'POST /api/me/calendar': { readonly answers: CalendarLink }; // Make a link to your calendar
  readonly 'POST /api/me/calendar/remove': { readonly answers: CalendarLink }; // Take the link to your calendar back
  // Read what you have noted of a game of yours
  readonly 'GET /api/tables/{code}/games/{number}/note': { readonly answers: Note };
  // Note something of a game of yours
  readonly 'POST /api/tables/{code}/games/{number}/note': {
    readonly takes: {
      readonly text: string; // at most 2000 letters in 100 lines; empty: none
    };
    readonly answers: Note;
  };
  readonly 'GET /api/players/{name}': { readonly answers: Player }; // See a player and his public games
  // Search a player's public games
  readonly 'GET /api/players/{name}/games': {
    readonly query: {
      readonly result?: string; // of the player: `won`, `lost`, `drawn`, `aborted` or `running`
      readonly rules?: string; // rules, or `house` for those of no preset
      readonly opponent?: string; // a part of a registered name
      readonly time?: string; // `live`, `correspondence` or `unlimited`
      readonly before?: string; // what the answer before has said as `before`
    };
    readonly answers: PageOfGames;
  };
  // See how a player's ratings came about
  readonly 'GET /api/players/{name}/ratings': { readonly answers: RatingHistories };
  readonly 'GET /api/players/{name}/me': { readonly answers: Acquaintance }; // See what a player is to you
  readonly 'POST /api/players/{name}/friend': { readonly answers: Acquaintance }; // Make a player your friend
  readonly 'POST /api/players/{name}/unfriend': { readonly answers: Acquaintance }; // Have a friend no more
  readonly 'POST /api/players/{name}/block': { readonly answers: Acquaintance }; // Block a player
  readonly 'POST /api/players/{name}/unblock': { readonly answers: Acquaintance }; // Block a player no more
  readonly 'GET /api/me/people': { readonly answers: People }; // List your friends, and whom you block
  // Say who may challenge you, and whether you are found
  readonly 'POST /api/me/people': {
    readonly takes: {
      readonly challenges?: Door;
      readonly bots?: boolean; // bots, too
      readonly hidden?: boolean; // rankings and the search for players do not show you
    };
    readonly answers: People;
  };
  // Find players by how their names begin
  readonly 'GET /api/players': {
    readonly query: {
      readonly name: string; // at least two letters
    };
    readonly answers: FoundPlayers;
  };
  // See who is how strong here
  readonly 'GET /api/ranking': {
    readonly query: {
      readonly pool?: string; // `live` or `correspondence`
      readonly season?: string; // `all`, or `month`: who has played a rated game in this one (UTC)
      readonly list?: string; // `settled` or `provisional`
      readonly from?: string; // how many of the list are left out
    };
    readonly answers: Ranking;
  };
  // List what waits for you
  readonly 'GET /api/me/waiting': { readonly answers: { readonly waiting: readonly Waiting[] } };
  // Get this server's key for push services
  readonly 'GET /api/push': { readonly answers: { readonly key: string | null } };
  // Have this browser woken
  readonly 'POST /api/push/subscribe': {
    readonly takes: {
      readonly endpoint: string; // the address that the browser has given
    };
    readonly answers: object;
  };
  // Have this browser woken no more
  readonly 'POST /api/push/unsubscribe': {
    readonly takes: {
      readonly endpoint: string; // the address that the browser has given
    };
    readonly answers: object;
  };
  readonly 'GET /api/me/vacation': { readonly answers: Vacation }; // See your vacation
  // Go on vacation now
  readonly 'POST /api/me/vacation': {
    readonly takes: {
      readonly until: number; // seconds since 1970, an hour from now at least
    };
    readonly answers: Vacation;
  };
  readonly 'POST /api/me/vacation/end': { readonly answers: Vacation }; // End your vacation
  readonly 'GET /api/account/tokens': { readonly answers: { readonly tokens: readonly Token[] } }; // List your tokens
  // Make a token
  readonly 'POST /api/account/tokens': {
    readonly takes: {
      readonly name: string; // 1 to 40 letters, for yourself
      readonly scopes: readonly ('read' | 'challenge' | 'play' | 'chat')[];
      readonly password: string; // of the account
    };
    readonly answers: {
      readonly token: Token;
      readonly secret: string;
    };
  };
  readonly 'DELETE /api/account/tokens/{id}': { readonly answers: object }; // Revoke a token
  readonly 'POST /api/me/bot': { readonly answers: { readonly bot: boolean } }; // Make a bot of your account
  // Get what was played in a position
  readonly 'GET /api/openings': {
    readonly query: {
      readonly position: string; // the position, up to symmetry
      readonly rules?: string; // by which its moves are legal; else `standard`
    };
    readonly answers: Openings;
  };
  // Find games of the collection
  readonly 'GET /api/openings/games': {
    readonly query: {
      readonly position?: string; // only games in which it stood, up to symmetry
      readonly player?: string; // only games of this player
      readonly skip?: string; // so many of them; else 0
    };
    readonly answers: CollectedGames;
  };
  readonly 'GET /api/openings/games/{number}': { readonly answers: CollectedRecord }; // Get a game of the collection
  // Ask whether a referee could answer
  readonly 'GET /api/tables/{code}/call': { readonly answers: { readonly referees: boolean } };
  // Call a referee to the game you play
  readonly 'POST /api/tables/{code}/call': {
    readonly takes: {
      readonly game: number; // its number
      readonly text: string; // 1 to 1000 bytes
    };
    readonly answers: { readonly id: number };
  };
  // List the calls that wait
  readonly 'GET /api/referee/calls': { readonly answers: { readonly calls: readonly Call[] } };
  // List the games that referees have stopped
  readonly 'GET /api/referee/stopped': { readonly answers: { readonly stopped: readonly StoppedGame[] } };
  // See a call, and what follows from the rules
  readonly 'GET /api/referee/calls/{id}': { readonly answers: CallWithFacts };
  // Answer a call without a ruling
  readonly 'POST /api/referee/calls/{id}/dismiss': {
    readonly takes: {
      readonly reason: string; // 1 to 1000 bytes
    };
    readonly answers: object;
  };
  // Rule in a game
  readonly 'POST /api/tables/{code}/ruling': {
    readonly takes: {
      readonly game: number; // its number
      readonly kind: 'warn' | 'caution' | 'add' | 'stop' | 'go_on' | 'adjudicate' | 'correct';
      readonly against?: Colour; // of `warn` and `caution`; of `add`: who gets it
      readonly seconds?: number; // of `add`
      // of `adjudicate` and `correct`; `nobody` only of `correct`
      readonly winner?: 'white' | 'black' | 'draw' | 'nobody';
      readonly reason: string; // 1 to 1000 bytes
      readonly call?: number | null; // that it answers
      readonly rulings?: number; // so many stood in the game when it was decided
    };
    readonly answers: object;
  };
  // Take a text out
  readonly 'POST /api/tables/{code}/redact': {
    readonly takes: {
      readonly game: number; // its number
      readonly version?: number; // the event line whose message goes
      readonly chat?: number; // instead: the line of the table's chat
      readonly reason: string; // 1 to 1000 bytes
    };
    readonly answers: object;
  };
  // See what referees and hosts have done
  readonly 'GET /api/referee/log': {
    readonly query: {
      readonly before?: string; // the id of the oldest one that you have
    };
    readonly answers: { readonly log: readonly Deed[] };
  };
  // Report what a player says of himself, or his name
  readonly 'POST /api/players/{name}/report': {
    readonly takes: {
      readonly reason: 'insult' | 'advert' | 'secret' | 'name' | 'other';
      readonly words: string; // 1 to 1000 bytes
    };
    readonly answers: { readonly id: number };
  };
  // Report what a club says of itself
  readonly 'POST /api/clubs/{id}/report': {
    readonly takes: {
      readonly reason: 'insult' | 'advert' | 'secret' | 'name' | 'other';
      readonly words: string; // 1 to 1000 bytes
    };
    readonly answers: { readonly id: number };
  };
  // Report what is said of a tournament
  readonly 'POST /api/tournaments/{id}/report': {
    readonly takes: {
      readonly reason: 'insult' | 'advert' | 'secret' | 'name' | 'other';
      readonly words: string; // 1 to 1000 bytes
    };
    readonly answers: { readonly id: number };
  };
  // List the reports that wait
  readonly 'GET /api/referee/reports': { readonly answers: { readonly reports: readonly Report[] } };
  // Decide on what was reported
  readonly 'POST /api/referee/reports/{id}/decide': {
    readonly takes: {
      readonly decision: 'nothing' | 'remove' | 'warn';
      readonly answer: string; // 1 to 1000 bytes
    };
    readonly answers: object;
  };
  // Read what referees have to say to you
  readonly 'GET /api/me/letters': { readonly answers: { readonly letters: readonly RefereeLetter[] } };
  readonly 'DELETE /api/me/letters/{id}': { readonly answers: object }; // Put such a letter away
  readonly 'GET /api/referee/players/{name}': { readonly answers: PlayerDesk }; // See what referees know of a player
  // Note something of a player, for referees and hosts
  readonly 'POST /api/referee/players/{name}/notes': {
    readonly takes: {
      readonly text: string; // 1 to 1000 bytes
    };
    readonly answers: { readonly id: number };
  };
  readonly 'DELETE /api/referee/players/{name}/notes/{id}': { readonly answers: object }; // Take such a note out
  // See how often a player held what positions were worth
  readonly 'GET /api/referee/players/{name}/held': {
    readonly query: {
      readonly pool?: string; // `live`, or `correspondence`
    };
    readonly answers: {
      readonly database: boolean; // this server has one
      readonly pool: 'live' | 'correspondence';
      readonly rating: number | null;
      readonly games: number; // that were read
      readonly unknown: number; // games of which the database does not know all
      readonly unread: number; // games that wait to be read
      readonly others_games: number; // of players within 100 points of his rating
      readonly phases: readonly {
        readonly phase: 'all' | 'placing' | 'moving' | 'flying';
        readonly own: {
          readonly critical: number; // positions
          readonly held: number; // of them
          readonly low: number; // of the share, 95 of 100
          readonly high: number;
        };
        readonly others: {
          readonly critical: number; // positions
          readonly held: number; // of them
          readonly low: number; // of the share, 95 of 100
          readonly high: number;
        };
      }[];
    };
  };
  // Suspend a player
  readonly 'POST /api/players/{name}/suspend': {
    readonly takes: {
      readonly until: number; // seconds since 1970
      readonly reason: string; // 1 to 1000 bytes
    };
    readonly answers: AccountAnswer;
  };
  // Suspend a player no more
  readonly 'POST /api/players/{name}/unsuspend': {
    readonly takes: {
      readonly reason: string; // 1 to 1000 bytes
    };
    readonly answers: AccountAnswer;
  };
  // Take out what a player says of himself
  readonly 'POST /api/players/{name}/about/remove': {
    readonly takes: {
      readonly reason: string; // 1 to 1000 bytes
    };
    readonly answers: AccountAnswer;
  };
  // Become host by the link that `muehle admin host-link` prints
  readonly 'POST /api/host': {
    readonly takes: { readonly token: string };
    readonly answers: { readonly role: 'host' };
  };
  // Search accounts
  readonly 'GET /api/host/players': {
    readonly query: {
      readonly name?: string; // how the name begins
    };
    readonly answers: Accounts;
  };
  // Give an account a role
  readonly 'POST /api/host/players/{name}/role': {
    readonly takes: { readonly role: Role };
    readonly answers: AccountAnswer;
  };
  readonly 'GET /api/host/invitations': { readonly answers: Invitations }; // List the invitations that are open
  readonly 'POST /api/host/invitations': { readonly answers: NewInvitation }; // Make an invitation to register
  readonly 'DELETE /api/host/invitations/{id}': { readonly answers: object }; // Withdraw an invitation
  // Let the server show itself as a club, or as itself
  readonly 'PUT /api/site/face': {
    readonly takes: {
      readonly club?: string; // its id; else none
    };
    readonly answers: object;
  };
  // Make a link by which a player sets a new password
  readonly 'POST /api/host/players/{name}/password': {
    readonly answers: {
      readonly link: string; // `/#reset=<token>`
      readonly hours: number;
    };
  };
  readonly 'GET /api/host/databases': { readonly answers: Databases }; // See what is solved, and what could be
  readonly 'GET /api/host/solve': { readonly answers: SolveAnswer }; // See what is being solved, or was last
  // Have something solved
  readonly 'POST /api/host/solve': {
    readonly takes: {
      readonly rules: string; // a preset, or the text of house rules
      readonly goal: string; // `moving`, `all`, `up-to-N`, or sectors as `4-3,5-3`
      readonly distances?: boolean | null;
      readonly threads?: number | null; // else all
      readonly megabytes?: number | null; // else what is free
    };
    readonly answers: SolveAnswer;
  };
  readonly 'DELETE /api/host/solve': { readonly answers: SolveAnswer }; // Stop solving; once more: at once
  // List where others in the networks of this server find it
  readonly 'GET /api/addresses': { readonly answers: { readonly addresses: readonly string[] } };
  readonly 'GET /api/openapi.json': { readonly answers: unknown }; // Get this description for programs (OpenAPI 3.1)
  // Read what the host says about himself
  readonly 'GET /api/site/imprint': {
    readonly answers: {
      readonly text: string; // plain text
    };
  };
  // Read what the host says about what is stored
  readonly 'GET /api/site/privacy': {
    readonly answers: {
      readonly text: string; // plain text
    };
  };
}

export interface Sockets {
  readonly '/api/tables/{code}/socket': {
    readonly told: TableTold;
    readonly said: TableSaid;
  };
  readonly '/api/lobby/socket': {
    readonly told: LobbyTold;
    readonly said: LobbySaid;
  };
}

export type Colour = 'white' | 'black';

export interface Somebody {
  readonly name: string; // empty for a guest who has given none, and of a deleted account
  readonly registered: boolean;
  readonly rating: number | null;
  readonly provisional: boolean;
  readonly bot: boolean;
  readonly mark?: Mark;
  readonly deleted?: boolean; // only of a deleted account: true
}

export interface Game {
  readonly number: number; // unique on the server
  readonly code: string; // of its table
  readonly white: Somebody | null;
  readonly black: Somebody | null;
  readonly mine: Colour | null; // the colour of the player whose list it is
  readonly shared: boolean; // in his own list: the seat is another one's, who has him share it
  readonly rules: string;
  readonly time: string;
  readonly rated: boolean;
  readonly public: boolean;
  readonly turn: Colour | null; // null once it is over
  readonly outcome: string; // `ongoing`, `white_wins:time`, `draw:agreement`, `aborted`, …
  readonly left: readonly [number, number] | null; // milliseconds of White and Black
  // whose time runs: nobody's while first moves are made, a referee has stopped the game, or who is to move is on vacation
  readonly running: Colour | null;
  readonly abort_after: number | null; // milliseconds, unless a first move is made
  readonly vacation: number | null; // until when who is to move is away, in seconds
  readonly plies: number;
  readonly board: string; // the position
  readonly began: number; // seconds since 1970, on the server's clock
  readonly moved: number; // seconds since 1970, on the server's clock
  readonly watching: number;
}

export interface Games { readonly games: readonly Game[] }

export interface Code {
  readonly code: string; // of the table: the game has begun
}

export interface Seek {
  readonly id: string;
  readonly by: Somebody;
  readonly mine: boolean;
  readonly near: boolean; // only with somebody about as strong
  readonly bots: boolean; // bots may take it, too
  readonly since: number; // seconds since 1970, on the server's clock
  readonly rules: string; // a preset, or the text of house rules
  readonly time: string; // a time control: `-`, `300+5`, `300d5`, `1/259200`
  readonly colour: 'lot' | 'white' | 'black';
  readonly rated: boolean;
}

export interface Pool {
  readonly rules: string;
  readonly time: string;
  readonly rated: boolean;
  readonly waiting: number;
}

export interface Lobby {
  readonly t: 'lobby';
  readonly seeks: readonly Seek[]; // who waits, the oldest first
  readonly pools: readonly Pool[]; // how many wait for somebody about as strong
  readonly games: readonly Game[]; // public games that run, at most 50
  readonly featured: Game | null;
  readonly here: number; // how many have the lobby open
  readonly bots: readonly Somebody[]; // bots whose programs listen, by name
}

export interface LobbyChange {
  readonly t: 'lobby_change';
  readonly gone?: readonly string[]; // the ids of offers that are there no more
  readonly seeks?: readonly Seek[]; // new ones, or others in place of theirs
  readonly pools?: readonly Pool[];
  readonly games?: readonly Game[];
  readonly featured?: Game | null;
  readonly here?: number;
  readonly bots?: readonly Somebody[];
}

export interface ChallengesMessage {
  readonly t: 'challenges';
  readonly received: readonly Challenge[];
  readonly sent: readonly Challenge[];
}

export interface BegunMessage {
  readonly t: 'game';
  readonly code: string; // of the table
  readonly seek: string | null; // the offer that it has come of
  readonly challenge?: string; // or the challenge
}

export interface ChangesRequest { readonly t: 'changes' }

export type LobbyTold = Lobby | LobbyChange | ChallengesMessage | BegunMessage | ErrorMessage | WaitingMessage | PongMessage;

export type LobbySaid = ChangesRequest | PingRequest;

export type DeclineReason = 'later' | 'too_fast' | 'too_slow' | 'other_rules' | 'casual' | 'rated' | 'no';

export interface Challenge {
  readonly id: string;
  readonly from: Somebody;
  readonly to: Somebody;
  readonly here: boolean; // whether the other one has the lobby open
  readonly start: string; // a position; empty: the empty board
  readonly public: boolean;
  readonly message: string;
  readonly sent: number; // seconds since 1970, on the server's clock
  readonly declined: DeclineReason | null;
  readonly rules: string; // a preset, or the text of house rules
  readonly time: string; // a time control: `-`, `300+5`, `300d5`, `1/259200`
  readonly colour: 'lot' | 'white' | 'black';
  readonly rated: boolean;
}

export interface Challenges {
  readonly received: readonly Challenge[];
  readonly sent: readonly Challenge[];
}

export interface Waiting {
  readonly kind: 'challenge' | 'turn' | 'began' | 'undo' | 'offer' | 'next' | 'call' | 'entered' | 'joining' | 'match' | 'agreed' | 'declined' | 'letter';
  readonly key: string; // the same for the same, another one at the next turn, wish, call
  readonly code: string | null; // of the table, or of the tournament
  readonly name: string;
  readonly count?: number; // of calls and reports
  readonly since: number; // seconds since 1970, on the server's clock
}

export interface Clock {
  readonly control: string;
  readonly left: readonly [number, number]; // milliseconds of White and Black
  readonly free: number; // milliseconds of the turn that are not counted
  readonly running: Colour | null;
  readonly abort_after: number | null; // milliseconds, unless a first move is made
  // nobody's time goes for so many milliseconds yet, as the server could not serve; null: nobody knows for how long
  readonly still?: number | null;
  readonly after?: readonly number[]; // what each move left to its player; only in a state
}

export interface Ruling {
  readonly kind: 'warn' | 'caution' | 'add' | 'stop' | 'go_on' | 'adjudicate' | 'dismiss' | 'correct' | 'redact';
  readonly against: Colour | null;
  readonly by: string;
  readonly reason: string;
  readonly at: number; // seconds since 1970, on the server's clock
  readonly seconds?: number; // of `add`
  readonly winner?: 'white' | 'black' | 'draw' | 'nobody'; // of `adjudicate` and `correct`
}

export interface Table {
  readonly names: readonly [string | null, string | null]; // by seat
  readonly players: readonly [Somebody | null, Somebody | null]; // by seat
  readonly seated: readonly [boolean, boolean];
  readonly here: readonly [boolean, boolean];
  readonly gone: readonly [boolean, boolean]; // for good, so that no other game begins
  readonly public: boolean;
  readonly rated: boolean;
  readonly brought: readonly [number, number] | null; // to both ratings, once a rated game is over
  readonly white: 0 | 1; // the seat that has White
  readonly series: {
    readonly policy: 'alternate' | 'loser_chooses';
    readonly game: number;
    readonly points: readonly [number, number]; // by seat
    readonly chooser: 0 | 1 | null;
  };
  readonly lot: {
    readonly drawn: boolean;
    readonly white: 0 | 1;
  };
  readonly undo: {
    readonly by: 0 | 1;
    readonly plies: number;
  } | null;
  readonly next: {
    readonly asked: readonly [boolean, boolean];
    readonly colour: readonly [Colour | null, Colour | null];
  };
  readonly away: {
    readonly seat: 0 | 1 | null; // who is missed by the other one
    readonly since: number | null;
    readonly limit: number; // seconds, after which the game may be aborted
    readonly abort: boolean;
    readonly decide: number | null; // from when on the other one may choose win or draw
    readonly left: number | null; // when he was last here
  };
  readonly absence: number; // days
  readonly tournament?: string | null; // the id of the one that the first game is of
  readonly rulings: readonly Ruling[];
  readonly called: readonly [boolean, boolean]; // waits for the answer of a referee
  readonly stopped: boolean; // by a referee
  readonly watching: number;
  // null where nobody shares a seat
  readonly consultation?: {
    readonly open: readonly [boolean, boolean]; // by seat, whether a link lets others come
    // by seat, who shares it with the one whose it is
    readonly partners: readonly [readonly {
      readonly number: number; // of the table, from 1
      readonly name: string;
      readonly registered: boolean;
      readonly mark?: string; // of an account, as it was varied
    }[], readonly {
      readonly number: number; // of the table, from 1
      readonly name: string;
      readonly registered: boolean;
      readonly mark?: string; // of an account, as it was varied
    }[]];
  } | null;
  readonly vacation: readonly [number | null, number | null]; // until when
  readonly now: number; // seconds since 1970, on the server's clock
}

export interface TableGame {
  readonly number: number;
  readonly rules: string;
  readonly start: string;
  readonly version: number; // how many event lines there are
  readonly events: readonly string[];
  readonly turn: Colour | null;
  readonly outcome: string;
  readonly clock: Clock | null;
  // who made which move, of a seat that several share
  readonly movers?: readonly {
    readonly ply: number; // from 1
    readonly name: string;
  }[];
}

export interface State {
  readonly t: 'state';
  readonly code: string;
  readonly seat: 0 | 1 | null;
  readonly game: TableGame;
  readonly table: Table;
  readonly foreseen?: string; // a player's own: his answers to moves that may come
  readonly chat?: readonly ChatLine[]; // a player's own: the latest lines
  readonly counsel?: readonly CounselLine[]; // what those say to each other who share the reader's seat
  readonly partner?: boolean; // true for who shares another one's seat
}

export interface Opened {
  readonly code: string; // 12 characters of a–z and 2–9
  readonly url: string; // `/g/<code>`, for the other one
  readonly return: string; // `/g/<code>#<token>`, back to this seat
  readonly seat: 0 | 1;
}

export interface Joined {
  readonly seat: 0 | 1 | null; // null: watches
  readonly return: string | null; // null where the seat was taken before
}

export interface SeatTaken { readonly seat: 0 | 1 }

export interface ConsultationLink {
  readonly link: string; // `/g/<code>#with-<token>`
}

export interface ReturnLink {
  readonly return: string; // `/g/<code>#<token>`
}

export interface ChatLine {
  readonly number: number; // of the table, from 1
  readonly by: 0 | 1; // the seat
  readonly preset: string | null; // a usual phrase, which each page says in its own words
  readonly text: string; // empty where there is a preset, and where it was taken out
  readonly at: number; // seconds since 1970, on the server's clock
}

export interface CounselLine {
  readonly number: number; // of the seat, from 1
  readonly by: number; // the number of a partner; 0: whose seat it is
  readonly name: string; // empty where he has none any more
  readonly text: string; // empty where it was taken out
  readonly at: number; // seconds since 1970, on the server's clock
}

export interface Claim {
  readonly right: boolean;
  readonly reason: string;
  readonly proof: readonly Draw[];
}

export interface EventMessage {
  readonly t: 'event';
  readonly game: number;
  readonly version: number; // the number of the line
  readonly event: string;
  readonly at: number; // seconds since 1970, on the server's clock
  readonly clock: Clock | null; // after it
  readonly by?: string; // who made the move, of a seat that several share
}

export interface AckMessage {
  readonly t: 'ack';
  readonly id: string; // of what is stored now
  readonly game: number;
  readonly version: number; // how many event lines there are
  readonly claim?: Claim; // where it held one
}

export interface ErrorMessage {
  readonly t: 'error';
  readonly id: string | null; // null where none could be read
  readonly code: string; // what programs go by: it stays
  readonly message: string; // English, for people; it may change
  readonly fault?: string; // what is wrong with a move, where the code is `illegal_move`
  readonly until?: number; // where the code is `suspended`: until when, in seconds since 1970
  readonly reason?: string; // where the code is `suspended`: why
}

export interface TableMessage {
  readonly t: 'table';
  readonly table: Table;
}

export interface ForeseenMessage {
  readonly t: 'foreseen';
  readonly game: number;
  readonly version: number; // how many event lines there are
  readonly answers: string; // what stands now of those that were left beforehand
}

export interface ChatMessage {
  readonly t: 'chat';
  readonly line: ChatLine;
}

export interface CounselMessage {
  readonly t: 'counsel';
  readonly line: CounselLine;
}

export interface WaitingMessage { readonly t: 'waiting' }

export interface PongMessage { readonly t: 'pong' }

export type TableTold = State | EventMessage | AckMessage | ErrorMessage | TableMessage | ForeseenMessage | ChatMessage | CounselMessage | WaitingMessage | PongMessage;

export interface EventRequest {
  readonly t: 'event';
  readonly id: string; // the same when it comes again: it is not done twice
  readonly game: number;
  readonly version: number; // how many event lines he knows
  readonly event: string; // such as `move d6xg7`
}

export interface UndoRequest {
  readonly t: 'undo';
  readonly id: string; // the same when it comes again: it is not done twice
  readonly game: number;
  readonly version: number; // how many event lines he knows
  readonly do: 'ask' | 'accept' | 'decline' | 'withdraw';
}

export interface NextRequest {
  readonly t: 'next';
  readonly id: string; // the same when it comes again: it is not done twice
  readonly game: number;
  readonly do: 'ask' | 'decline' | 'withdraw';
  readonly colour?: Colour | null; // heard from the loser only, where he chooses
}

export interface AbortRequest {
  readonly t: 'abort';
  readonly id: string; // the same when it comes again: it is not done twice
  readonly game: number;
}

export interface AbsentRequest {
  readonly t: 'absent';
  readonly id: string; // the same when it comes again: it is not done twice
  readonly game: number;
  readonly do: 'win' | 'draw';
}

export interface ForeseeRequest {
  readonly t: 'foresee';
  readonly id: string; // the same when it comes again: it is not done twice
  readonly game: number;
  readonly version: number; // how many event lines he knows
  readonly answers: string; // to moves that may come; empty: none any more
}

export interface SayRequest {
  readonly t: 'say';
  readonly id: string; // the same when it comes again: it is not done twice
  readonly game: number;
  readonly text?: string;
  // instead of a text: a usual phrase, by its name in the documentation of the server protocol
  readonly preset?: string;
}

export interface ConsultRequest {
  readonly t: 'consult';
  readonly id: string; // the same when it comes again: it is not done twice
  readonly game: number;
  readonly text: string; // for those who share the seat
}

export interface SyncRequest { readonly t: 'sync' }

export interface PingRequest { readonly t: 'ping' }

export type TableSaid = EventRequest | UndoRequest | NextRequest | AbortRequest | AbsentRequest | ForeseeRequest | SayRequest | ConsultRequest | SyncRequest | PingRequest;

export interface TournamentRow {
  readonly id: string; // 12 characters of a–z and 2–9
  readonly title: string;
  readonly kind: 'round_robin' | 'swiss' | 'knockout' | 'arena' | 'ladder' | 'simul' | 'teams';
  readonly rules: string;
  readonly time: string; // the time control; `-`: none
  readonly absence: number; // days
  readonly rated: boolean;
  readonly public: boolean;
  readonly state: 'coming' | 'running' | 'paused' | 'over';
  readonly round: number; // the last that has begun
  readonly rounds: number; // that there will be; 0: not known
  readonly entered: number; // who have not withdrawn
  readonly starts: number | null; // when it begins, where that is said
  readonly organiser: Somebody;
  // whose it is
  readonly club?: {
    readonly id: string;
    readonly name: string;
  } | null;
  // of a match: the club that is asked for the second team
  readonly opponent?: {
    readonly id: string;
    readonly name: string;
    readonly agreed: boolean | null; // null: it has not answered yet
  } | null;
  readonly you: 'organiser' | 'entrant' | null; // organiser: who may do what one does
}

export interface TournamentGame {
  readonly result: string | null; // `1-0`, `½`, `0-1`, `+:-`, `-:+`, `-:-`, `-`; null: open
  readonly white: number; // its number: in the second game the other one has White
  // by hand: on a board, or its result was entered; waiting: for its table
  readonly state: 'by_hand' | 'waiting' | 'running' | 'over';
  readonly table: string | null; // its code
  readonly game: Game | null; // as lists have it, while it runs
}

export interface TournamentPairing {
  readonly board: number; // from 1
  readonly white: number; // the number of who has White in the first game
  readonly black: number | null; // null: a bye
  readonly games: readonly TournamentGame[];
}

export interface TournamentEntrant {
  readonly number: number; // from 1
  readonly name: string; // empty: the account is gone
  readonly player: string | null; // the name of the account, where there is one
  readonly here: boolean; // plays on this server: as an account or a guest
  readonly mark: Mark | null;
  readonly rating: number | null; // when he entered
  readonly bot: boolean;
  readonly deleted: boolean;
  readonly entered: number; // the first round in which he plays
  readonly team: number | null; // 1 or 2; in a simul 1 plays alone
  readonly withdrawn: boolean;
  readonly asks?: boolean; // to be joined to his account
  readonly away: readonly number[]; // rounds that he misses
}

export interface TournamentLine {
  readonly entrant: number;
  readonly rank: number;
  readonly points: number; // two for a win, one for a draw
  readonly tie_breaks: readonly number[]; // in the order of the settings, in the same points
}

export interface TournamentTeam {
  readonly name: string; // empty in a simul
  readonly captain: number | null; // the number of who leads it; null: only the organiser
  readonly order: readonly number[]; // its entrants by board, substitutes behind
  readonly points: number; // of all its boards
  readonly match_points: number; // two for the match, one where it is drawn; 0 before its end
  readonly won: number; // games
  readonly drawn: number;
  readonly lost: number;
}

export interface Tournament {
  readonly id: string; // 12 characters of a–z and 2–9
  readonly title: string;
  readonly kind: 'round_robin' | 'swiss' | 'knockout' | 'arena' | 'ladder' | 'simul' | 'teams';
  readonly rules: string;
  readonly time: string; // the time control; `-`: none
  readonly absence: number; // days
  readonly rated: boolean;
  readonly public: boolean;
  readonly state: 'coming' | 'running' | 'paused' | 'over';
  readonly round: number; // the last that has begun
  readonly rounds: number; // that there will be; 0: not known
  readonly entered: number; // who have not withdrawn
  readonly starts: number | null; // when it begins, where that is said
  readonly organiser: Somebody;
  // whose it is
  readonly club?: {
    readonly id: string;
    readonly name: string;
  } | null;
  // of a match: the club that is asked for the second team
  readonly opponent?: {
    readonly id: string;
    readonly name: string;
    readonly agreed: boolean | null; // null: it has not answered yet
  } | null;
  readonly you: 'organiser' | 'entrant' | null; // organiser: who may do what one does
  readonly text: string;
  readonly settings: {
    readonly rounds: number;
    readonly games: number; // of a pairing
    readonly counting: 'games' | 'pairings';
    readonly missed: 'nothing' | 'half';
    readonly schedule: 'berger' | 'sliding';
    readonly cycles: number;
    readonly reach: number;
    readonly boards: number; // of a team match, at most
    readonly colours: 'white' | 'black' | 'alternating'; // of who plays alone in a simul
    readonly tie_breaks: readonly ('buchholz' | 'buchholz_cut_1' | 'sonneborn_berger' | 'direct_encounter' | 'wins' | 'black_wins')[];
    readonly tables: boolean; // two players of this server get a table
    readonly entry: 'open' | 'link' | 'list' | 'club';
    readonly guests: boolean;
    readonly bots: boolean;
    readonly begin: 'by_hand' | 'when_done' | 'at';
    readonly times: readonly number[]; // when rounds begin
    readonly minutes: number; // of an arena
    readonly forfeit_after: number; // minutes
    readonly players_enter_results: boolean;
  };
  readonly version: number;
  readonly now: number; // seconds since 1970, on the server's clock
  readonly key: string | null; // of its link, for its organiser
  readonly entrants: readonly TournamentEntrant[]; // by number
  readonly pairings: readonly (readonly TournamentPairing[])[]; // round by round
  readonly standings: readonly TournamentLine[]; // best first
  // of a knockout that has begun: stage by stage, to the final
  readonly bracket?: readonly (readonly {
    readonly upper: number | null; // its number; null: a bye, or not known yet
    readonly lower: number | null;
    readonly winner: number | null; // who goes on; null: nobody yet
    // the pairings of the two, a play-off behind the first one
    readonly played: readonly {
      readonly round: number;
      readonly board: number;
    }[];
  }[])[] | null;
  readonly teams?: readonly TournamentTeam[] | null; // of a simul, where the first one is alone, and of a team match
  readonly member?: boolean; // you are in the club, where the tournament is for it
  readonly leads?: number | null; // the team that you lead, and organise not
  readonly answers?: boolean; // you may agree or decline for the club that is asked
  readonly yours: {
    readonly entrant: number; // your number
    readonly round: number | null; // of the pairing that you play now
    readonly board: number | null;
    readonly opponent: number | null; // his number; null: none, or a bye
    readonly table: string | null; // where you play now
    readonly challenges?: readonly number[]; // those above you in a ladder whom you may challenge now
  } | null;
  readonly next: {
    // start: the first round; results: that are missing; pairings: of an arena, until `at`
    readonly what: 'start' | 'round' | 'results' | 'pairings' | 'nothing';
    readonly round: number;
    readonly at: number | null; // when, in seconds since 1970; null: when the organiser wants it
  };
}

export interface TournamentAct {
  readonly number: number;
  readonly act: string; // as its file has it; `pause`, `replace` and such beside those
  readonly by: string | null; // a name; null: the server, or an account that is gone
  readonly at: number; // seconds since 1970, on the server's clock
  readonly reason: string;
}

export interface ClubRow {
  readonly id: string; // 12 characters of a–z and 2–9
  readonly name: string;
  readonly sentence: string; // may be empty
  readonly mark: Mark;
  readonly members: number; // how many there are
  readonly joining: 'open' | 'asked' | 'invited';
  readonly you: 'leader' | 'organiser' | 'member' | 'asked' | null; // asked: you wait for an answer
}

export interface ClubPerson {
  readonly player: string; // his name
  readonly bot: boolean;
  readonly mark: Mark;
  readonly role: 'member' | 'organiser' | 'leader';
  readonly since: number; // seconds since 1970
  readonly ratings: Ratings;
}

export interface ClubAsking {
  readonly player: string; // his name
  readonly bot: boolean;
  readonly mark: Mark;
  readonly words: string; // may be empty
  readonly at: number; // seconds since 1970
}

export interface ClubNews {
  readonly id: number;
  readonly title: string;
  readonly text: string; // plain text, may be empty
  readonly by: string; // a name; empty: the account is gone
  readonly at: number; // seconds since 1970
}

export interface ClubPreset {
  readonly name: string;
  readonly rules: string;
  readonly time: string; // the time control; `-`: none
  readonly absence: number; // days
}

export interface Club {
  readonly id: string; // 12 characters of a–z and 2–9
  readonly name: string;
  readonly sentence: string; // may be empty
  readonly mark: Mark;
  readonly members: number; // how many there are
  readonly joining: 'open' | 'asked' | 'invited';
  readonly you: 'leader' | 'organiser' | 'member' | 'asked' | null; // asked: you wait for an answer
  readonly may: 'lead' | 'organise' | null; // what you may in it
  readonly text: string; // plain text, may be empty
  readonly members_shown: boolean; // to those who are not in it
  readonly founded: number; // seconds since 1970
  readonly version: number; // of what its leaders say of it
  readonly face: boolean; // the whole server shows itself as this club
  readonly people: readonly ClubPerson[]; // leaders first; empty where they are not shown to you
  readonly asking: readonly ClubAsking[]; // the longest first; for who may organise
  readonly news: readonly ClubNews[]; // the newest 20
  readonly presets: readonly ClubPreset[]; // by name
  readonly tournaments: readonly TournamentRow[]; // the newest 50; for strangers public ones
  readonly ladder: string | null; // the tournament that is the club's ladder just now
}

export interface ClubLetter {
  readonly id: number;
  readonly for: string; // for whom it is, as its writer noted; may be empty
  readonly by: string; // a name; empty: the account is gone
  readonly at: number; // seconds since 1970
  readonly until: number; // seconds since 1970
  // by whom it was opened
  readonly taken: {
    readonly player: string; // a name; empty: the account is gone
    readonly at: number;
  } | null;
}

export interface NewClubLetter {
  readonly id: number;
  readonly for: string;
  readonly until: number; // seconds since 1970
  readonly link: string; // `/#club=ID&key=KEY`, told this once
}

export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

export interface Ratings {
  readonly live: Rating | null;
  readonly correspondence: Rating | null;
}

export interface RatingPoint {
  readonly at: number; // seconds since 1970
  readonly rating: number; // after the game
  readonly score: number; // 0, 0.5 or 1
  readonly against: string; // empty where the account is gone
  readonly code: string | null; // its table where that is public
}

export interface RatingHistories {
  readonly live: readonly RatingPoint[];
  readonly correspondence: readonly RatingPoint[];
}

export type Mark = string;

export interface Ranking {
  readonly players: readonly {
    readonly place: number | null; // null: provisional
    readonly name: string;
    readonly mark: Mark;
    readonly rating: number;
    readonly games: number; // in the time that was asked for
    readonly change: number | null; // of the rating in this month
  }[];
  readonly from: number; // how many stand before them
  readonly settled: number; // how many there are
  readonly provisional: number; // and about how many too little is known
  // of those who are not provisional, in steps of 100
  readonly distribution: readonly {
    readonly from: number;
    readonly players: number;
  }[];
  readonly own: {
    readonly place: number | null; // null: provisional
    readonly from: number; // of the list with your line
    readonly rating: number;
  } | null;
}

export interface FoundPlayers {
  readonly players: readonly {
    readonly name: string;
    readonly bot: boolean;
    readonly mark: Mark;
  }[];
}

export type Role = 'player' | 'referee' | 'host';

export interface Suspension {
  readonly until: number; // seconds since 1970
  readonly reason: string;
}

export interface Site {
  readonly registration: 'open' | 'invited' | 'closed';
  readonly guests: boolean; // whether guests play
  readonly rules: string; // the preset with which forms for new games begin
  readonly imprint: boolean;
  readonly privacy: boolean;
  readonly mail: boolean; // whether this server sends mail
  readonly house: number; // seconds that somebody waits before the house plays him; 0: never
  readonly clubs?: 'anybody' | 'host'; // who founds them
  // the club as which the server shows itself
  readonly face?: {
    readonly club: string; // its id
    readonly name: string;
    readonly sentence: string;
    readonly mark: Mark;
  } | null;
}

export interface Me {
  readonly name: string;
  readonly registered: boolean;
  readonly bot: boolean;
  readonly mark: Mark;
  readonly about: string; // what he says of himself: plain text of up to six lines, or empty
  readonly language: string;
  readonly since: number; // seconds since 1970
  readonly ratings: Ratings;
  readonly role: Role;
  readonly suspended: Suspension | null;
}

export interface WhoIAm {
  readonly player: Me | null;
  readonly registration: boolean; // whether this server takes new accounts
  readonly site: Site;
  readonly token?: Bearer; // to a program: of its token
}

export interface OwnData {
  readonly player: Me;
  readonly sessions: readonly {
    readonly with: string;
    readonly began: number;
    readonly seen: number;
  }[];
  readonly games: readonly Game[];
  // the moves of the games
  readonly records: readonly {
    readonly code: string;
    readonly number: number;
    readonly record: string;
  }[];
  readonly chat: readonly {
    readonly code: string;
    readonly game: number;
    readonly at: number; // seconds since 1970
    readonly text?: string;
    readonly preset?: string;
  }[];
  readonly foreseen: readonly {
    readonly code: string;
    readonly game: number;
    readonly answers: string;
  }[];
  readonly calls: readonly {
    readonly code: string;
    readonly game: number;
    readonly text: string;
    readonly at: number; // seconds since 1970
    readonly closed: number | null; // seconds since 1970
  }[];
  readonly tournaments: readonly TournamentRow[]; // that he has founded or entered
  // what he did in tournaments
  readonly acts: readonly {
    readonly id: string; // of the tournament
    readonly act: string;
    readonly at: number;
    readonly reason: string;
  }[];
  readonly push: readonly {
    readonly service: string;
    readonly since: number; // seconds since 1970
  }[];
  readonly mail?: Mail;
  readonly turn_mail?: TurnMail;
  readonly calendar?: number | null; // when the link to it was made
  readonly notes?: readonly Note[];
  // that he has made
  readonly reports?: readonly {
    readonly kind: 'player' | 'club' | 'tournament';
    readonly name: string;
    readonly said: string; // what stood there
    readonly reason: string;
    readonly words: string;
    readonly at: number; // seconds since 1970
    readonly closed: number | null; // seconds since 1970
  }[];
  // that referees have written to him
  readonly letters?: readonly {
    readonly kind: 'looked_at' | 'removed' | 'warned';
    readonly about: string;
    readonly text: string;
    readonly at: number; // seconds since 1970
  }[];
  readonly noted_by_referees?: readonly number[]; // when they have noted something of him
  readonly vacations?: readonly {
    readonly began: number; // seconds since 1970
    readonly until: number; // seconds since 1970
  }[];
  readonly devices?: readonly {
    readonly seen: number; // seconds since 1970
  }[];
  readonly tokens?: readonly Token[];
  readonly people?: People;
  readonly challenges?: Challenges;
  readonly clubs?: {
    readonly clubs: readonly ClubRow[]; // that he is in or asks to be in
    readonly asking: readonly {
      readonly club: string;
      readonly words: string;
      readonly at: number; // seconds since 1970
    }[];
    // that he has written
    readonly news: readonly {
      readonly club: string;
      readonly title: string;
      readonly text: string;
      readonly at: number; // seconds since 1970
    }[];
    // that he has written
    readonly letters: readonly {
      readonly club: string;
      readonly for: string;
      readonly at: number; // seconds since 1970
    }[];
  };
}

export interface Sessions {
  readonly sessions: readonly {
    readonly id: string;
    readonly began: number; // seconds since 1970
    readonly seen: number; // seconds since 1970
    readonly with: string; // `Firefox, Linux`
    readonly current: boolean;
  }[];
}

export interface Mail {
  readonly address: string | null; // the one that is confirmed
  readonly waiting: string | null; // one that waits for it
}

export interface TurnMail {
  readonly when: 'never' | 'at_once' | 'daily';
  readonly hour: number | null; // of the day there, where it is `daily`
  readonly zone: string | null; // his time zone, where he wants any
  readonly refused: boolean; // the mailbox has refused them, so that they have ended
}

export interface CalendarLink {
  readonly made: number | null; // seconds since 1970
  readonly link: string | null; // `/api/calendar/<secret>.ics`, told this once
}

export interface Note {
  readonly code: string; // of the table
  readonly game: number;
  readonly text: string; // empty: none
  readonly changed: number | null; // seconds since 1970
}

export interface Name { readonly name: string }

export interface Player {
  readonly player: {
    readonly name: string;
    readonly bot: boolean;
    readonly mark: Mark;
    readonly about: string; // what he says of himself: plain text of up to six lines, or empty
    readonly since: number; // seconds since 1970
    readonly ratings: Ratings;
  };
  readonly games: readonly Game[];
}

export interface PageOfGames {
  readonly games: readonly Game[];
  readonly before: number | null; // what to ask for the next ones with
}

export type Door = 'everybody' | 'friends' | 'nobody';

export interface People {
  readonly challenges: Door; // who may challenge
  readonly bots: boolean; // bots, too
  readonly hidden: boolean; // rankings and the search for players do not show you
  readonly friends: readonly {
    readonly name: string;
    readonly bot: boolean;
    readonly mark: Mark;
    readonly since: number; // seconds since 1970
    readonly here: boolean; // has the lobby, or a table at which he sits, open
    readonly playing: number; // public games that run
  }[];
  readonly blocked: readonly {
    readonly name: string;
    readonly bot: boolean;
    readonly mark: Mark;
    readonly since: number; // seconds since 1970
  }[];
}

export interface Acquaintance {
  readonly self: boolean;
  readonly friend: boolean;
  readonly blocked: boolean;
  readonly challenge: boolean; // he may be challenged
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface Vacation {
  readonly days: number; // a year
  readonly used: number;
  readonly year: number;
  readonly until: number | null; // seconds since 1970
  readonly now: number; // seconds since 1970
}

export interface Call {
  readonly id: number;
  readonly game: number; // the server's number
  readonly code: string;
  readonly in_series: number; // counts the games of the table
  readonly own: boolean; // the reader sits there: somebody else has to answer
  readonly by: Colour;
  readonly white: string;
  readonly black: string;
  readonly text: string;
  readonly at: number; // seconds since 1970
  readonly closed: number | null; // seconds since 1970
  readonly rules: string;
  readonly time: string;
  readonly outcome: string;
  readonly plies: number;
}

export interface CallWithFacts {
  readonly id: number;
  readonly game: number; // the server's number
  readonly code: string;
  readonly in_series: number; // counts the games of the table
  readonly own: boolean; // the reader sits there: somebody else has to answer
  readonly by: Colour;
  readonly white: string;
  readonly black: string;
  readonly text: string;
  readonly at: number; // seconds since 1970
  readonly closed: number | null; // seconds since 1970
  readonly rules: string;
  readonly time: string;
  readonly outcome: string;
  readonly plies: number;
  readonly facts: Facts;
}

export interface StoppedGame {
  readonly game: number; // the server's number
  readonly code: string;
  readonly in_series: number; // counts the games of the table
  readonly white: string;
  readonly black: string;
  readonly rules: string;
  readonly time: string;
  readonly plies: number;
  readonly by: string; // the referee who has stopped it
  readonly reason: string;
  readonly at: number; // seconds since 1970
  readonly own: boolean; // the reader sits there: somebody else has to decide
}

export interface Facts {
  readonly start: string;
  readonly position: string;
  readonly turn: Colour | null;
  readonly outcome: string;
  readonly plies: number;
  readonly move: string;
  readonly draws: readonly Draw[];
  readonly stood: readonly string[]; // after which moves the position was there
  // the last position that was there three times
  readonly repeated: {
    readonly after: string;
    readonly moves: readonly string[];
  } | null;
  readonly quiet: {
    readonly plies: number; // without a mill
    readonly limit: number;
    readonly since: string;
  };
  readonly moved: number; // seconds since 1970
  readonly clock: Clock | null;
  // about a draw
  readonly talk: readonly {
    readonly by: Colour;
    readonly kind: 'offer' | 'decline' | 'moved_on' | 'right_claim' | 'wrong_claim';
    readonly move: string;
    readonly text: string;
    readonly at: number; // seconds since 1970
    readonly version: number;
  }[];
  readonly chat: readonly {
    readonly by: Colour;
    readonly text: string;
    readonly at: number; // seconds since 1970
    readonly number: number;
  }[];
  readonly rulings: readonly Ruling[];
}

export interface Deed {
  readonly id: number;
  readonly at: number; // seconds since 1970
  readonly by: string;
  readonly what: string; // `warn black`, `add white 3600`, `role referee`, …
  readonly game: number | null;
  readonly in_series: number | null;
  readonly white: string | null;
  readonly black: string | null;
  readonly code: string | null;
  readonly about: string | null;
  readonly reason: string;
}

export interface Report {
  readonly id: number;
  readonly kind: 'player' | 'club' | 'tournament';
  readonly code: string | null; // of a club or tournament
  readonly name: string; // as it was then
  readonly said: string; // what stood there then
  readonly still: boolean; // it stands there now
  readonly reason: 'insult' | 'advert' | 'secret' | 'name' | 'other';
  readonly words: string; // of who reports
  readonly by: string;
  readonly at: number; // seconds since 1970
  readonly own: boolean; // the reader's, or reported by him: somebody else has to decide
  readonly closed: number | null; // seconds since 1970
  readonly decision: 'nothing' | 'remove' | 'warn' | null;
}

export interface PlayerDesk {
  readonly player: Account;
  // the newest first
  readonly notes: readonly {
    readonly id: number;
    readonly by: string; // empty: the account is gone
    readonly text: string;
    readonly at: number; // seconds since 1970
    readonly removable: boolean; // by the reader
  }[];
  readonly deeds: readonly Deed[]; // about him, and warnings to him in games; the newest first
  readonly reports: readonly Report[]; // the newest first
}

export interface RefereeLetter {
  readonly id: number;
  readonly kind: 'looked_at' | 'removed' | 'warned';
  readonly about: string; // the name of what was reported
  readonly text: string; // the referee's; empty to who reported it
  readonly at: number; // seconds since 1970
}

export interface Account {
  readonly name: string;
  readonly role: Role;
  readonly suspended: Suspension | null;
  readonly since: number; // seconds since 1970
}

export interface AccountAnswer { readonly player: Account }

export interface Accounts { readonly players: readonly Account[] }

export interface Invitation {
  readonly id: number;
  readonly by: string; // empty where it was made by `muehle admin invite`
  readonly at: number; // seconds since 1970
  readonly until: number; // seconds since 1970
}

export interface Invitations { readonly invitations: readonly Invitation[] }

export interface NewInvitation {
  readonly invitation: {
    readonly id: number;
    readonly by: string; // empty where it was made by `muehle admin invite`
    readonly at: number; // seconds since 1970
    readonly until: number; // seconds since 1970
    readonly link: string; // `/#join=<code>`, told this once
  };
}

export interface Database {
  readonly rules: string; // what the values depend on
  readonly presets: readonly string[]; // that share these values
  readonly files: number;
  readonly bytes: number;
  readonly moving: number; // sectors of the moving phase
  readonly distances: number; // so many of these with distances
  readonly sectors: number; // of both phases
}

export interface Databases {
  readonly databases: readonly Database[];
  // how many sectors there are
  readonly all: {
    readonly moving: number;
    readonly sectors: number;
  };
  readonly free_disk: number | null; // bytes
  readonly machine: {
    readonly threads: number;
    readonly memory: number; // bytes that are free
  } | null;
  readonly goals: readonly Goal[];
  readonly obstacle: 'no_solver' | 'no_folder' | null; // why nothing can be solved here
  readonly building: boolean; // the small database that every server gets is being made
  readonly solve: Solve | null;
}

export interface Goal {
  readonly goal: string;
  readonly distances: boolean;
  readonly seconds: number; // on two processors
  readonly disk: number; // bytes
  readonly memory: number; // bytes
}

export interface Solve {
  readonly rules: string;
  readonly presets: readonly string[];
  readonly goal: string;
  readonly distances: boolean;
  readonly by: string;
  readonly since: number; // seconds since 1970
  readonly state: 'running' | 'stopped' | 'done' | 'failed';
  readonly stopping: boolean;
  readonly done: number; // steps
  readonly steps: number; // 0: not known yet
  // what is solved now
  readonly now: {
    readonly ply: number | null; // null in the moving phase
    readonly sectors: readonly string[];
  } | null;
  readonly part: number; // of the time that is over
  readonly seconds_left: number | null;
  readonly error: string; // why it failed
}

export interface SolveAnswer { readonly solve: Solve | null }

export interface Draw {
  readonly kind: 'repetition' | 'no_mill';
  readonly automatic: boolean; // the game has ended by it; else a player has to claim it
  readonly proof: readonly string[];
}

export interface Openings {
  readonly games: number; // in which the position stood
  readonly moves: readonly {
    readonly moves: readonly string[]; // of the position that was asked about, by their names
    readonly games: number;
    readonly white: number; // won by White; so below
    readonly draws: number;
    readonly black: number;
  }[];
}

export interface CollectedGame {
  readonly number: number;
  readonly white: string; // empty: unknown, as below
  readonly black: string;
  readonly date: string; // as `2026.03.01`, or as much of it as is known
  readonly event: string;
  readonly result: '1-0' | '1/2-1/2' | '0-1' | '*';
  readonly rules: string;
  readonly plies: number;
}

export interface CollectedGames {
  readonly all: number;
  readonly games: readonly CollectedGame[];
}

export interface CollectedRecord {
  readonly number: number;
  readonly white: string; // empty: unknown, as below
  readonly black: string;
  readonly date: string; // as `2026.03.01`, or as much of it as is known
  readonly event: string;
  readonly result: '1-0' | '1/2-1/2' | '0-1' | '*';
  readonly rules: string;
  readonly plies: number;
  readonly record: string;
}

export interface Token {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly ('read' | 'challenge' | 'play' | 'chat')[];
  readonly created: number; // seconds since 1970
  readonly used: number | null; // last, to the hour
}

export interface Bearer {
  readonly name: string;
  readonly scopes: readonly ('read' | 'challenge' | 'play' | 'chat')[];
}
