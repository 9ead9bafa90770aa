"""The Python module, as programs see it. MUEHLE_TEST_DATABASE: a folder with up to seven stones."""

import copy
import json
import os
import pickle
import threading
import unittest

import numpy as np

import muehle

FOLDER = os.environ["MUEHLE_TEST_DATABASE"]
WON = "W...W...BB......B....W.. w 0 0"


class Values(unittest.TestCase):
    def test_rules(self):
        self.assertEqual(muehle.presets()[0], "standard")
        rules = muehle.Rules("standard, flyAt = never")
        self.assertEqual(str(rules), "standard,flyAt=never")
        self.assertEqual(rules, muehle.Rules("standard,flyAt=never"))
        self.assertNotEqual(rules, muehle.Rules())
        self.assertEqual(len(muehle.Position().moves(rules)), 24)
        self.assertEqual(len(muehle.Position().moves("standard")), 24)
        with self.assertRaises(TypeError):
            muehle.Position().moves(7)

    def test_positions(self):
        start = muehle.Position()
        after = start.play("d6")
        self.assertEqual(after, muehle.Position(str(after)))
        self.assertEqual(after, muehle.Position(int(after)))
        self.assertEqual(len({start, after, muehle.Position()}), 2)
        self.assertEqual((after.white, after.black, after.white_hand, after.black_hand), (1 << 9, 0, 8, 9))
        self.assertEqual((after.to_move, after.phase(), after.winner()), ("black", "placing", None))
        canonical, symmetry = after.canonical()
        self.assertEqual(after.transform(symmetry), canonical)
        self.assertLess(start, after)
        self.assertFalse(after == int(after) or after == None or muehle.Rules() == "standard")  # noqa: E711
        with self.assertRaises(TypeError):
            sorted([after, 3])
        self.assertEqual(pickle.loads(pickle.dumps(after)), after)
        self.assertEqual(muehle.Position("WW...................BBB w 0 0").winner(), "black")
        self.assertEqual(start.slot(), ("placing-0-0-0", 0))

    def test_errors(self):
        with self.assertRaises(muehle.Error) as raised:
            muehle.Position().play("a1-a4")
        self.assertEqual(raised.exception.name, "must_place")
        with self.assertRaisesRegex(muehle.Error, "d4"):
            muehle.Position().play("d4")
        with self.assertRaises(ValueError):
            muehle.Position(2**64 - 1)
        with self.assertRaises(muehle.Error) as raised:
            muehle.Game.read("1. d6 d6")
        self.assertEqual((raised.exception.line, raised.exception.column), (1, 7))


class Games(unittest.TestCase):
    def test_game(self):
        game = muehle.Game()
        game.play("d6")
        game.play("f4")
        before = copy.copy(game)
        game.apply('offer white "Remis?"')
        game.apply("accept black")
        game.set_tag("White", "Anna")
        self.assertEqual((game.outcome, before.outcome), ("draw:agreement", "ongoing"))
        self.assertEqual(game.moves, ["d6", "f4"])
        self.assertEqual(game.events[2], 'offer white "Remis?"')
        again = muehle.Game.read(game.record())
        self.assertEqual(again.record(), game.record())
        self.assertEqual(again.tag("White"), "Anna")
        self.assertIsNone(again.tag("Annotator"))
        self.assertEqual((len(again), str(again.rules)), (2, "standard"))
        self.assertEqual(again.position(0), muehle.Position())

    def test_draws(self):
        game = muehle.Game(start="W..W.W.........W.B.B.BBB w 0 0")
        for move in ["a7-d7", "e3-e4", "d7-a7", "e4-e3"] * 2:
            self.assertEqual(game.draws(), [])
            game.play(move)
        self.assertEqual([draw["kind"] for draw in game.draws()], ["repetition"])

    def test_review(self):
        database = muehle.Database(FOLDER)
        game = muehle.Game(start=WON)
        game.play(database.moves(game.position())[-1][0])
        judged = muehle.review(game, database)
        self.assertIn(judged.data["moves"][0]["judgement"], ("doubtful", "mistake", "blunder"))
        self.assertIn("[%value", judged.record)
        self.assertEqual(len(muehle.review(game, depth=1).data["moves"]), 1)
        with self.assertRaises(muehle.Error):
            muehle.review(game)


class Databases(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.database = muehle.Database(FOLDER)

    def test_one(self):
        position = muehle.Position(WON)
        answer = self.database.value(position)
        self.assertEqual((answer.value, answer.plies, repr(answer)), (muehle.WIN, 3, "Answer(win, 3 plies)"))
        move, best = self.database.best(position)
        self.assertEqual(best, answer)
        self.assertEqual(self.database.moves(position)[0], (move, answer))
        self.assertIsNone(self.database.value(muehle.Position()))
        self.assertEqual(self.database.missing(muehle.Position()), ["placing-0-0-0.wdl"])
        self.assertIn("moving-3-4.plies", self.database.files)
        self.assertEqual(self.database.refused, [])
        self.assertIsNone(muehle.Database(FOLDER, distances=False).value(position).plies)
        self.assertEqual(self.database.verify()["wrong"], 0)

    def test_many(self):
        table = self.database.sector("moving-3-3")
        self.assertEqual(len(table.values), muehle.sector_size("moving-3-3"))
        self.assertEqual(table.once.sum(), 169626)  # as docs/solution.md counts
        values, plies = self.database.values_and_plies(table.positions)
        np.testing.assert_array_equal(values, table.values)
        np.testing.assert_array_equal(plies, table.plies)
        square = table.positions[:100].reshape(10, 10)
        np.testing.assert_array_equal(self.database.values(square), values[:100].reshape(10, 10))
        np.testing.assert_array_equal(self.database.values([int(muehle.Position())]), [muehle.UNKNOWN])
        objects = [muehle.Position(word) for word in table.positions[:9]]
        np.testing.assert_array_equal(self.database.values(objects), values[:9])
        self.assertEqual(self.database.values(objects[0]), values[0])
        self.assertEqual(self.database.values([]).shape, (0,))
        with self.assertRaisesRegex(muehle.Error, "position 1"):
            self.database.values(np.array([table.positions[0], 2**63], dtype=np.uint64))

    def test_no_other_number_is_rounded_to_a_position(self):
        words = self.database.sector("moving-3-3", count=2).positions
        for wrong in ([1.5], words.astype(float), [True], ["x"], None, [muehle.Position(WON), 1.5], [None]):
            with self.assertRaises(TypeError, msg=wrong):
                self.database.values(wrong)
            with self.assertRaises(TypeError, msg=wrong):
                self.database.values_and_plies(wrong)
        with self.assertRaises(muehle.Error):
            self.database.values([-1])
        with self.assertRaises(OverflowError):
            self.database.values([2**64])

    def test_parts_of_sectors(self):
        whole = self.database.sector("moving-4-3")
        part = self.database.sector("moving-4-3", first=1000, count=700)
        np.testing.assert_array_equal(part.positions, whole.positions[1000:1700])
        np.testing.assert_array_equal(part.values, whole.values[1000:1700])
        bare = self.database.sector("moving-4-3", first=1000, count=700, positions=False)
        self.assertEqual((len(bare.values), len(bare.positions)), (700, 0))
        with self.assertRaises(IndexError):
            self.database.sector("moving-4-3", first=10**9)
        with self.assertRaisesRegex(muehle.Error, "moving-9-9.wdl"):
            self.database.sector("moving-9-9", count=1)

    def test_threads(self):
        positions = self.database.sector("moving-3-4", count=5000).positions
        expected = self.database.values(positions)
        found = [None] * 4

        def ask(n):
            found[n] = (self.database if n % 2 else self.database.share()).values(positions)

        threads = [threading.Thread(target=ask, args=(n,)) for n in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for values in found:
            np.testing.assert_array_equal(values, expected)


class Engines(unittest.TestCase):
    def test_search(self):
        known = []
        engine = muehle.Engine(known.append)
        engine.set("Threads", 1)
        engine.set("Ponder", True)
        engine.think_about(muehle.Position("W.W.W..........W.....BBB w 0 0"))
        engine.go(depth=4)
        best = engine.wait()
        self.assertIn("x", best.move)
        self.assertEqual(known[-1]["moves"][0], best.move)
        engine.think_about(muehle.Game())
        engine.go()
        with self.assertRaisesRegex(muehle.Error, "thinks"):
            engine.go()
        engine.stop()
        self.assertIsNotNone(engine.wait().move)
        engine.set("Database", FOLDER)
        engine.forget()
        engine.go()  # and it is given back while it thinks
        self.assertTrue(any("Threads" in line for line in muehle.engine_options()))

    def test_wrong_arguments(self):
        with self.assertRaises(TypeError):
            muehle.Engine(3)
        engine = muehle.Engine(None)
        for wrong in ("d6", 3, None):
            with self.assertRaisesRegex(TypeError, "Position"):
                engine.think_about(wrong)
        with self.assertRaises(TypeError):
            engine.think_about(muehle.Game(), "standard")  # a game has its own


class Help(unittest.TestCase):
    def test_everything_has_a_word(self):
        self.assertIn("database.sector", muehle.__doc__)
        for name in muehle.__all__:
            thing = getattr(muehle, name)
            if callable(thing):
                self.assertTrue(thing.__doc__, name)

    def test_stubs_have_every_name(self):
        with open(os.path.join(os.path.dirname(muehle.__file__), "__init__.pyi")) as file:
            stubs = file.read()
        for name in muehle.__all__:
            self.assertIn(name, stubs)
            thing = getattr(muehle, name)
            if isinstance(thing, type):
                for member in vars(thing):
                    if not member.startswith("_"):
                        self.assertRegex(stubs, rf"\b{member}\b")

    def test_json_is_python(self):
        self.assertEqual(json.loads("[]"), muehle.Game().draws())


if __name__ == "__main__":
    unittest.main()
