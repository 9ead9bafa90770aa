/* The tests in C: what a program in C meets. */
#ifndef MUEHLE_C_TEST_H
#define MUEHLE_C_TEST_H

#ifdef __cplusplus
extern "C" {
#endif

/* Each returns NULL when all is as it should be, else what is not. `folder`: a database of up to seven
 * stones. */
const char* c_test_rules(void);
const char* c_test_positions(void);
const char* c_test_games(void);
const char* c_test_database(const char* folder);
const char* c_test_words(const char* folder);
const char* c_test_sectors(const char* folder);
const char* c_test_engine(const char* folder);
const char* c_test_review(const char* folder);

#ifdef __cplusplus
}
#endif

#endif
