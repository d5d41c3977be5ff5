import { recordShapes } from '../../../functions/testing/storedShapes.ts'
import { runCommand } from '../../operate/command.ts'

// Records the shapes of stored items, once a conversion says what happens to what exists.
await runCommand(async () => recordShapes())
