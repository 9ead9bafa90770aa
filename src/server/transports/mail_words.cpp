#include "server/transports/mail_words.h"

#include <array>

#include "support/text.h"

namespace muehle::server {
namespace {

// {0} is the player's name, {1} the place, {2} the link.
struct MailWords {
  std::string_view subject;
  std::string_view text;
};
struct Language {
  std::string_view tag;
  MailWords confirm;
  MailWords reset;
  MailWords changed;
  MailWords moved;
};

constexpr Language english{"en",
                           {"Mühle: is this your mail address?",
                            R"(Hello {0},

this address was entered for your account at {1}. If you forget your password, a link to a new one is sent here, and word when password or address change; nothing else is, unless you choose it in your account. Please confirm that it is yours:

{2}

The link works once and for 24 hours. If you know nothing of this, do nothing: nothing more is sent here.
)"},
                           {"Mühle: a new password",
                            R"(Hello {0},

somebody asked for a new password for your account at {1}. You set it with this link:

{2}

The link works once and for one hour. If it was not you, do nothing: your password stays what it is.
)"},
                           {"Mühle: your password was changed",
                            R"(Hello {0},

the password of your account at {1} was changed just now, by a link that was sent to this address. On all devices you have to sign in again.

If it was not you, somebody else reads your mail: change the password of your mailbox first, and then ask for a new one at {1}.
)"},
                           {"Mühle: your mail address was changed",
                            R"(Hello {0},

this address does not belong to your account at {1} any more: it was removed there, or another one was confirmed. Nothing more is sent here.

If it was not you, somebody else is signed in as you: set another password at {1}, which ends all other sessions, or ask who runs the server.
)"}};

constexpr Language german{"de",
                          {"Mühle: Ist das deine Adresse?",
                           R"(Hallo {0},

diese Adresse wurde für dein Konto auf {1} angegeben. Wenn du dein Passwort vergisst, kommt hierher ein Link zu einem neuen, dazu eine Nachricht, wenn sich Passwort oder Adresse ändern, sonst nichts, außer du wählst es in deinem Konto. Bitte bestätige, dass es deine Adresse ist:

{2}

Der Link gilt einmal und 24 Stunden lang. Weißt du nichts davon, dann tu nichts: Mehr wird hierher nicht geschickt.
)"},
                          {"Mühle: neues Passwort",
                           R"(Hallo {0},

jemand hat ein neues Passwort für dein Konto auf {1} verlangt. Mit diesem Link legst du es fest:

{2}

Der Link gilt einmal und eine Stunde lang. Warst du es nicht, dann tu nichts: Dein Passwort bleibt, wie es ist.
)"},
                          {"Mühle: Dein Passwort wurde geändert",
                           R"(Hallo {0},

das Passwort deines Kontos auf {1} wurde eben geändert, mit einem Link, der an diese Adresse ging. Auf allen Geräten musst du dich neu anmelden.

Warst du es nicht, liest jemand deine Post: Ändere zuerst das Passwort deines Postfachs und verlange dann auf {1} ein neues.
)"},
                          {"Mühle: Deine Mailadresse wurde geändert",
                           R"(Hallo {0},

diese Adresse gehört nicht mehr zu deinem Konto auf {1}: Sie wurde dort entfernt, oder eine andere wurde bestätigt. Hierher wird nichts mehr geschickt.

Warst du es nicht, ist jemand als du angemeldet: Setz auf {1} ein anderes Passwort, das beendet alle anderen Sitzungen, oder frag, wer den Server betreibt.
)"}};

constexpr Language french{"fr",
                          {"Jeu du moulin : est-ce ton adresse ?",
                           R"(Bonjour {0},

cette adresse a été indiquée pour ton compte sur {1}. Si tu oublies ton mot de passe, un lien vers un nouveau arrive ici, et un mot quand le mot de passe ou l’adresse changent, rien d’autre, sauf si tu le choisis dans ton compte. Confirme que c’est la tienne :

{2}

Le lien sert une seule fois, pendant 24 heures. Si tu n’y es pour rien, ne fais rien : on n’enverra plus rien ici.
)"},
                          {"Jeu du moulin : nouveau mot de passe",
                           R"(Bonjour {0},

quelqu’un a demandé un nouveau mot de passe pour ton compte sur {1}. Tu le choisis avec ce lien :

{2}

Le lien sert une seule fois, pendant une heure. Si ce n’était pas toi, ne fais rien : ton mot de passe reste le même.
)"},
                          {"Jeu du moulin : ton mot de passe a été changé",
                           R"(Bonjour {0},

le mot de passe de ton compte sur {1} vient d’être changé, avec un lien envoyé à cette adresse. Il faut te reconnecter sur tous tes appareils.

Si ce n’était pas toi, quelqu’un lit ton courrier : change d’abord le mot de passe de ta boîte, puis demandes-en un nouveau sur {1}.
)"},
                          {"Jeu du moulin : ton adresse a été changée",
                           R"(Bonjour {0},

cette adresse n’appartient plus à ton compte sur {1} : elle y a été retirée, ou une autre a été confirmée. On n’enverra plus rien ici.

Si ce n’était pas toi, quelqu’un est connecté à ta place : choisis un autre mot de passe sur {1}, ce qui ferme toutes les autres sessions, ou demande à qui gère le serveur.
)"}};

constexpr Language hungarian{"hu",
                             {"Malom: ez a te címed?",
                              R"(Szia {0}!

Ezt a címet adták meg a fiókodhoz itt: {1}. Ha elfelejted a jelszavadat, ide jön egy link az újhoz, és egy üzenet, ha a jelszó vagy a cím megváltozik, más semmi, hacsak a fiókodban nem kéred. Erősítsd meg, hogy a tiéd:

{2}

A link egyszer és 24 óráig érvényes. Ha nem tudsz róla, ne tégy semmit: ide többet nem küldünk.
)"},
                             {"Malom: új jelszó",
                              R"(Szia {0}!

Valaki új jelszót kért a fiókodhoz itt: {1}. Ezzel a linkkel adhatod meg:

{2}

A link egyszer és egy óráig érvényes. Ha nem te voltál, ne tégy semmit: a jelszavad marad.
)"},
                             {"Malom: megváltozott a jelszavad",
                              R"(Szia {0}!

A fiókod jelszava itt: {1} az imént megváltozott, egy erre a címre küldött linkkel. Minden eszközön újra be kell jelentkezned.

Ha nem te voltál, valaki olvassa a leveleidet: előbb a postafiókod jelszavát változtasd meg, aztán kérj újat itt: {1}.
)"},
                             {"Malom: megváltozott az e-mail-címed",
                              R"(Szia {0}!

Ez a cím már nem tartozik a fiókodhoz itt: {1}. Ott eltávolították, vagy egy másikat erősítettek meg. Ide többet nem küldünk.

Ha nem te voltál, valaki a nevedben van bejelentkezve: adj meg új jelszót itt: {1}, ez minden más munkamenetet lezár, vagy kérdezd a szerver üzemeltetőjét.
)"}};

constexpr Language dutch{"nl",
                         {"Molenspel: is dit jouw e-mailadres?",
                          R"(Hallo {0},

dit adres is opgegeven voor je account op {1}. Vergeet je je wachtwoord, dan komt hier een link naar een nieuw, en een bericht als wachtwoord of adres verandert, verder niets, tenzij je het in je account kiest. Bevestig alsjeblieft dat het jouw adres is:

{2}

De link geldt één keer en 24 uur lang. Weet je hier niets van, doe dan niets: er wordt hierheen niets meer gestuurd.
)"},
                         {"Molenspel: nieuw wachtwoord",
                          R"(Hallo {0},

iemand heeft een nieuw wachtwoord gevraagd voor je account op {1}. Met deze link stel je het in:

{2}

De link geldt één keer en één uur lang. Was jij het niet, doe dan niets: je wachtwoord blijft zoals het is.
)"},
                         {"Molenspel: je wachtwoord is gewijzigd",
                          R"(Hallo {0},

het wachtwoord van je account op {1} is zojuist gewijzigd, met een link die naar dit adres ging. Op alle apparaten moet je opnieuw inloggen.

Was jij het niet, dan leest iemand je post: wijzig eerst het wachtwoord van je mailbox en vraag daarna op {1} een nieuw.
)"},
                         {"Molenspel: je e-mailadres is gewijzigd",
                          R"(Hallo {0},

dit adres hoort niet meer bij je account op {1}: het is daar verwijderd, of er is een ander bevestigd. Er wordt hierheen niets meer gestuurd.

Was jij het niet, dan is er iemand als jou ingelogd: stel op {1} een ander wachtwoord in, dat beëindigt alle andere sessies, of vraag het aan wie de server beheert.
)"}};

constexpr Language italian{"it",
                           {"Mulino: è questo il tuo indirizzo e-mail?",
                            R"(Ciao {0},

questo indirizzo è stato indicato per il tuo account su {1}. Se dimentichi la password, qui arriva un link a una nuova, e un avviso quando password o indirizzo cambiano, nient’altro, a meno che tu non lo scelga nel tuo account. Conferma che è il tuo:

{2}

Il link vale una volta e per 24 ore. Se non ne sai niente, non fare niente: qui non arriverà altro.
)"},
                           {"Mulino: nuova password",
                            R"(Ciao {0},

qualcuno ha chiesto una nuova password per il tuo account su {1}. La imposti con questo link:

{2}

Il link vale una volta e per un’ora. Se non eri tu, non fare niente: la tua password resta com’è.
)"},
                           {"Mulino: la tua password è cambiata",
                            R"(Ciao {0},

la password del tuo account su {1} è appena cambiata, con un link mandato a questo indirizzo. Su tutti i dispositivi devi accedere di nuovo.

Se non eri tu, qualcuno legge la tua posta: cambia prima la password della tua casella, poi chiedine una nuova su {1}.
)"},
                           {"Mulino: il tuo indirizzo e-mail è cambiato",
                            R"(Ciao {0},

questo indirizzo non appartiene più al tuo account su {1}: lì è stato tolto, o ne è stato confermato un altro. Qui non arriverà altro.

Se non eri tu, qualcuno ha effettuato l’accesso al tuo posto: imposta un’altra password su {1}, che chiude tutte le altre sessioni, o chiedi a chi gestisce il server.
)"}};

constexpr std::array languages = {english, german, french, hungarian, dutch, italian};

const Language& spoken(std::string_view tag) {
  for (const Language& language : languages) {
    if (language.tag == tag) return language;
  }
  return languages.front();
}

const MailWords& words_of(const Language& language, Letter letter) {
  switch (letter) {
    case Letter::confirm:
      return language.confirm;
    case Letter::reset:
      return language.reset;
    case Letter::changed:
      return language.changed;
    case Letter::moved:
      return language.moved;
  }
  return language.changed;
}

}  // namespace

Mail mail_of(Letter letter, std::string_view language, const Mailbox& to, const std::string& name,
             const std::string& place, const std::string& token) {
  const MailWords& words = words_of(spoken(language), letter);
  // Behind the `#`, so that it reaches no log.
  const std::string link = place + (letter == Letter::confirm ? "/#mail=" : "/#reset=") + token;
  const std::array<std::string, 3> parts = {name, place + "/", link};
  return {to, std::string(words.subject), filled(words.text, parts)};
}

}  // namespace muehle::server
