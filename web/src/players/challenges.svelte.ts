// The challenges of who plays here, as the server has told them last.
import { askChallenges, type Challenges } from '../server/challenges';

export class Standing {
  now = $state.raw<Challenges>({ received: [], sent: [] });

  async look(): Promise<void> {
    const told = await askChallenges();
    if (told.ok) this.now = told.value;
  }
}
