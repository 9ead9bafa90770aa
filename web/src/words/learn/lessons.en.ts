// The lessons in English; the keys and the number of steps are those of the German ones.
import type { lessons as german } from './lessons.de';
import { says } from './steps';

export const lessons: typeof german = {
  goal: {
    title: 'The goal',
    steps: says(
      {
        text: 'Mühle, or Nine Men’s Morris, is a game for two, with nine stones each. First the stones are placed, then they move. You win when the other side has only two stones left, or when it can no longer move.',
      },
      {
        text: 'Three of your stones next to each other on a line are a mill, like a7, d7 and g7 here. Whoever closes a mill takes a stone from the other side.',
      },
      {
        text: 'Black has only three stones left. Take one of them and you have won.',
        task: 'Close your mill and take a stone.',
        hint: 'it makes no mill. The stone on g4 has not far to go.',
        done: 'You have won: Black has only two stones left and can never close a mill again.',
      },
    ),
  },
  placing: {
    title: 'Placing',
    steps: says(
      {
        text: 'The board is empty at first, and White begins. You take turns to place a stone on a free point until all are placed. The four circled crossings have four neighbours, more than any other point.',
        task: 'Place your first stone on a crossing.',
        hint: 'fewer lines lead on from there.',
        done: 'Four lines lead on from here. Black has placed a stone as well.',
      },
      {
        text: 'You can close mills while placing, too. With d6 and f6 two of your stones stand on one line.',
        task: 'Close the mill. Then tap the stone you take.',
        hint: 'it closes no mill. On the line of d6 and f6 only b6 is missing.',
        done: 'The stone you took is out of the game and does not come back.',
      },
      {
        text: 'A mill lies across or down, on a line. a7, b6 and c5 lie aslant and are none.',
        task: 'Close a real mill.',
        hint: 'no three stones lie on one line that way. Look at b6 and d6.',
        done: 'b6, d6 and f6 lie on one line.',
      },
    ),
  },
  moving: {
    title: 'Moving',
    steps: says(
      {
        text: 'When all stones are placed, they move: one stone a turn, along a line, to the next point if it is free.',
        task: 'Move a stone to the circled point d6. Tap the stone first, then the point.',
        hint: 'd6 is still empty. Which of your stones stands right next to it?',
        done: 'From d7 to d6: one step along the line.',
      },
      {
        text: 'Stones do not pass over others. Your stone on a7 is stuck: you stand on d7 yourself, and Black on a4.',
        task: 'Close a mill with another stone.',
        hint: 'it makes no mill. Beside a7 and d7 only g7 is missing.',
        done: 'Every mill takes a stone, when moving too.',
      },
    ),
  },
  mills: {
    title: 'Mills',
    steps: says(
      {
        text: 'Whoever closes a mill has to take a stone. Which one, you choose.',
        task: 'Close a mill and take a stone.',
        hint: 'it closes no mill.',
        done: 'You have a mill now, and Black has a stone less.',
      },
      {
        text: 'A mill that just stands there takes nothing. But you may open it and close it again.',
        task: 'Open your mill: move from g7 to g4.',
        hint: 'this is about the stone on g7. It should go to g4.',
        done: 'The mill is open, and Black cannot get to g7.',
      },
      {
        text: 'Black has moved. Your way back is free.',
        task: 'Close the mill again and take another stone.',
        hint: 'the mill stays open.',
        done: 'Every closing counts, also of the same mill.',
      },
    ),
  },
  protected: {
    title: 'Protected stones',
    steps: says(
      {
        text: 'Stones in a mill are protected: a1, d1 and g1 cannot be taken. Do try, and you are told why not.',
        task: 'Close your mill and take a stone that is not in a mill.',
        hint: 'it closes no mill.',
        done: 'Only f4 and b6 could be taken. Black’s mill still stands.',
      },
      {
        text: 'Here all of Black’s stones stand in mills. Then you may take one of them after all.',
        task: 'Close your mill and take a stone.',
        hint: 'it closes no mill.',
        done: 'Most rules say so. Only under “Strict” nothing is taken in this case.',
      },
    ),
  },
  'two-mills': {
    title: 'Two mills at once',
    steps: says({
      text: 'While placing, a single stone can close two mills at once.',
      task: 'Close two mills with one stone.',
      hint: 'those are not two mills. Where do your two lines meet?',
      done: 'Two mills, and still you take only one stone. When moving or flying this never happens.',
    }),
  },
  flying: {
    title: 'Flying',
    steps: says(
      {
        text: 'Whoever has only three stones left may fly: with one stone to any free point, however far away.',
        task: 'Fly and close a mill.',
        hint: 'it closes no mill. Beside a7 and d7, g7 is free.',
        done: 'Right across the board, and the mill is closed.',
      },
      {
        text: 'Only who has three stones may fly. Here that is Black; you have four and go step by step. Two black stones stand on b6 and f6 already, and the third one can fly in between, to d6.',
        task: 'Prevent the mill.',
        hint: 'd6 stays free, and Black flies there. That loses.',
        done: 'Against three stones every line with two of them is a threat. Any other move would have lost.',
      },
    ),
  },
  blocked: {
    title: 'Shut in',
    steps: says({
      text: 'Whoever is to move and cannot move any stone has lost. Black has four stones, all in the corners.',
      task: 'Take Black’s last way out.',
      hint: 'Black can still move.',
      done: 'You have won: Black cannot move. Whoever may fly is never shut in.',
    }),
  },
  draws: {
    title: 'Draws',
    steps: says(
      {
        text: 'Not every game has a winner. It is a draw when both agree: one side offers it, the other accepts or declines. It is also a draw when the same position stands for the third time.',
      },
      {
        text: 'And when no mill has been closed for long: after 50 moves each, which is 100 plies. Here there have been 99.',
        task: 'Close a mill in time.',
        hint: 'it makes the game a draw.',
        done: 'With a mill the count begins anew.',
      },
      {
        text: 'Mostly the game then ends by itself. Under “Brettspielnetz” somebody has to claim the draw, and the program checks the claim. Every game says above the board which rules hold.',
      },
    ),
  },
  zwickmuehle: {
    title: 'The double mill',
    steps: says(
      {
        text: 'A double mill, in German “Zwickmühle”, is two mills with one stone going to and fro between them: it opens one and thereby closes the other. Here it moves along one of the three squares, between d6 and f6.',
        task: 'Open one mill and thereby close the other.',
        hint: 'it closes no mill. The stone on d6 belongs to both.',
        done: 'One mill is closed, the other is open and ready, and Black cannot get in between. Nothing else wins here, and with this it does not matter which stone you take.',
      },
      {
        text: 'The stone is on f6, and d6 is free.',
        task: 'Move back and take the next stone.',
        hint: 'it closes no mill.',
        done: 'And so it goes on: a move, a stone.',
      },
      {
        text: 'The second kind: the stone moves along a cross line, here between d1 and d2. The two mills lie side by side.',
        task: 'Close the second mill.',
        hint: 'it closes no mill. A stone is missing on d2.',
        done: 'Again one mill is closed and the other open. Nothing else wins here, either.',
      },
      {
        text: 'And back to d1.',
        task: 'Take another stone.',
        hint: 'it closes no mill.',
        done: 'Five stones are enough for a double mill. Look out for it while placing.',
      },
    ),
  },
  'zwickmuehle-stop': {
    title: 'Stopping a double mill',
    steps: says(
      {
        text: 'Now Black has a double mill: the stone on c5 wants to go to c4 and back again.',
        task: 'Stand in its way.',
        hint: 'Black moves to c4 and has a mill with every move. That loses.',
        done: 'c4 is taken, and the double mill has become an ordinary one. This move alone holds the draw here.',
      },
      {
        text: 'Or take a stone from it. a7, d7 and g7 are protected as long as their mill stands.',
        task: 'Close your mill and take the stone that matters.',
        hint: 'Black can still close a mill on d6.',
        done: 'Without b6 or f6 the stone on d7 has only one mill left.',
      },
    ),
  },
  fork: {
    title: 'The fork',
    steps: says(
      {
        text: 'Whoever threatens a mill in two places at once has a fork: one stone can prevent only one of them.',
        task: 'Place a stone with which you threaten a mill in two places.',
        hint: 'it does not threaten in two places.',
        done: 'Black has answered. One stone cannot fill both gaps.',
      },
      {
        text: 'One gap is still there.',
        task: 'Close the mill and take a stone.',
        hint: 'it closes no mill.',
        done: 'The fork has become a stone.',
      },
      {
        text: 'Here Black plans a fork: the lines of c5 and d3 meet on c3. With a stone there Black threatens c4 and e3.',
        task: 'Take the point that matters from Black.',
        hint: 'c3 stays free, and both lines meet there. That loses here.',
        done: 'Only with c3 do you hold the draw. On c4 or e3 you disturb one of the lines alone, and that loses.',
      },
    ),
  },
  prevent: {
    title: 'Preventing mills',
    steps: says(
      {
        text: 'While placing it is simple: where two black stones stand on a line, yours goes into the gap.',
        task: 'Prevent Black’s mill.',
        hint: 'Black places a stone on e5 and has a mill.',
        done: 'The gap on e5 is filled.',
      },
      {
        text: 'When moving you have to be near in time. Black wants to go from g4 to f4.',
        task: 'Step into the gap.',
        hint: 'Black moves to f4 and has a mill. That loses here.',
        done: 'From e4 you were quick enough. Any other move would have lost.',
      },
      {
        text: 'Whoever flies is quick enough everywhere. You have three stones, and Black wants to go from f4 to f6.',
        task: 'Fly in between.',
        hint: 'Black moves to f6, takes a stone, and you have lost.',
        done: 'Any other flight would have lost at once.',
      },
    ),
  },
  'central-mill': {
    title: 'The central mill',
    steps: says(
      {
        text: 'A well-known plan for White: take two neighbouring crossings, then the corner between them.',
        task: 'Place the third stone so that you threaten a mill in two places.',
        hint: 'it does not threaten in two places.',
        done: 'You threaten b6 and f2, and here that wins.',
      },
      {
        text: 'The answer to it: go to the crossings yourself. You have Black now, and White is on d6.',
        task: 'Place your stone on a crossing.',
        hint: 'that is no crossing.',
        done: 'This keeps the game in balance.',
      },
      {
        text: 'Where Black’s first two stones are off the crossings, White wins in 200 of 342 cases even before the third stone. With at least one of them on a crossing, Black loses to this plan in none of 78 cases. Among players who make mistakes about as many games have a winner with the plan as without: 63.4\u00a0% against 63.6\u00a0%.',
      },
    ),
  },
  mobility: {
    title: 'Crossings and mobility',
    steps: says(
      {
        text: 'The crossings d6, b4, f4 and d2 have four neighbours, corners only two. With eight stones placed, the side to move scores 80.9\u00a0% on average with one crossing more, 73.9\u00a0% with as many, 64.4\u00a0% with one fewer. With corners it is the other way round: one more makes it only 65.2\u00a0%.',
      },
      {
        text: 'Three crossings are taken: d6 by you, b4 and f4 by Black.',
        task: 'Take the last one.',
        hint: 'that is no crossing.',
        done: 'This holds on average and not in every position. Once stones move, a stone is worth about four more moves to choose from.',
      },
    ),
  },
  'early-mills': {
    title: 'Not every early mill is good',
    steps: says(
      {
        text: 'You could close a mill on d2, and Black threatens one on b6. But there is something better.',
        task: 'Prevent Black’s mill and threaten in two places at the same time.',
        hint: 'it does not do both.',
        done: 'With b6 White wins; after the mill on d2 it is only a draw, whichever stone you take.',
      },
      {
        text: 'Still, a mill is mostly no mistake: before the tenth stone it is better than the best move without one in 9.3\u00a0% of the cases and worse in 5.1\u00a0%. Otherwise the result is the same.',
      },
    ),
  },
  'which-stone': {
    title: 'Which stone to take?',
    steps: says(
      {
        text: 'You can close a mill on d1. Black threatens one on b6.',
        task: 'Close your mill and take a stone that Black needs for the threat.',
        hint: 'either your mill is missing, or Black closes one on b6 next.',
        done: 'If you take d6 or f6, White wins; with g4 it is only a draw.',
      },
      {
        text: 'Often there is a choice: prevent a mill of the other side, or take a stone that stands in the way of one of yours? While placing, preventing is better in 18.8\u00a0% of the cases and opening your own in 8.3\u00a0%. In the others the result is the same.',
      },
    ),
  },
  'block-later': {
    title: 'Placing to block later',
    steps: says(
      {
        text: 'If nobody closes a mill while placing, 18 stones stand on 24 points in the end: only the six circled ones are free. Whoever has placed well leaves the other side hardly any room.',
      },
      {
        text: 'You have Black and place the last stone. After that White has to move.',
        task: 'Place it so that White cannot move.',
        hint: 'White can still move to b4.',
        done: 'You have won before White has made a single move.',
      },
      {
        text: 'Now you have White. Black has nine stones, and d7 is all they can reach.',
        task: 'Shut Black in.',
        hint: 'Black can still go to d7.',
        done: 'You have won, without a single stone being taken.',
      },
    ),
  },
  behind: {
    title: 'Winning from behind',
    steps: says(
      {
        text: 'Four stones against seven are mostly lost. But even seven stones lose when they cannot move.',
        task: 'Leave Black only a single move.',
        hint: 'Black still has more than one move.',
        done: 'Black had to move from a4 to a1.',
      },
      {
        text: 'Now only one thing is missing.',
        task: 'Shut Black in.',
        hint: 'Black can still move.',
        done: 'You have won, with four stones against seven.',
      },
      {
        text: 'That is rare: with four against seven and the move one wins in only 18 of 51,516,528 positions. With three against seven nothing can be forced at all, but the side to move holds the draw in 52.7\u00a0% of the positions. And the other side may go wrong.',
      },
    ),
  },
  errors: {
    title: 'Making the other side err',
    steps: says(
      {
        text: 'If neither makes a mistake, every game is a draw. Every first move keeps the balance, and so does every reply. So you can only win when the other side makes a mistake, and there are chances: in 75.5\u00a0% of the balanced positions of the moving phase there is a move that loses.',
      },
      {
        text: 'The earliest mistake is possible with White’s second stone. After d7 and a7, g7 loses.',
        task: 'Place your second stone better.',
        hint: 'that is the mistake: now Black can win.',
        done: 'The game is still in balance.',
      },
      {
        text: 'Players who make mistakes make 2.94 of them a game, and 67.7\u00a0% of the mistakes that lose are given back by the other side. So set problems that are easy to get wrong, and do not give up too early.',
      },
    ),
  },
};
