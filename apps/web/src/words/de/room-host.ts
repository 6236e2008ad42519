import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, list } = formats('de');

const phonesText = (phones: number) => counted(phones, { one: '# Handy', other: '# Handys' });
const screensText = (screens: number) =>
  counted(screens, { one: '# Ansicht', other: '# Ansichten' });

export const host: Words<'room'>['host'] = {
  bar: {
    open: 'Raum öffnen',
    openBuzzers: 'Buzzer freigeben',
    lockBuzzers: 'Buzzer sperren',
    resetBuzzers: 'Buzzer zurücksetzen',
  },
  takeOver: 'Übernehmen',
  attendance: ({ phones, screens }) => `${phonesText(phones)} · ${screensText(screens)}`,
  status: {
    opening: 'Wird geöffnet',
    offline: 'Raum offline',
    elsewhere: 'Läuft woanders',
    busy: 'Kein Raum frei',
  },
  buzzers: {
    label: 'Buzzer',
    open: 'Buzzer frei',
    first: ({ team }) => `${team} zuerst`,
  },
  dialog: {
    title: 'Raum',
    close: 'Schließen',
    closeRoom: 'Raum schließen',
    failed:
      'Es ließ sich kein Raum öffnen: Der Server antwortet nicht. Die Show geht ohne Raum weiter.',
    busy: 'Der Server öffnet gerade keine weiteren Räume. Schließ einen, den du nicht mehr brauchst, oder versuch es in einer Minute noch einmal. Die Show geht ohne Raum weiter.',
    tryAgain: 'Erneut versuchen',
    superseded: 'Ein anderes Gerät leitet jetzt diesen Raum.',
  },
  door: {
    label: 'An der Tür',
    count: '{} an der Tür',
    player: ({ name }) => `${name} möchte mitspielen`,
    remote: ({ name }) => `Fernbedienung ${name} möchte steuern`,
    letIn: 'Einlassen',
    refuse: 'Abweisen',
    refuseAll: 'Alle abweisen',
  },
  join: {
    label: 'Mitspielen',
    qr: 'QR-Code zum Mitspielen',
    code: ({ code }) => `Code ${code}`,
    address: 'Adresse',
    addressHint: 'Das Netz, in dem die Handys sind',
    copyAddress: 'Adresse kopieren',
    local: 'Mit {} starten, um Handys hereinzulassen',
    openScreen: 'Publikumsansicht öffnen',
    pair: 'Fernbedienung koppeln',
    showInfo: 'Zugang einblenden',
    hideInfo: 'Zugang ausblenden',
    pairing: {
      qr: 'QR-Code zum Koppeln einer Fernbedienung',
      scan: 'Scanne ihn mit deinem eigenen Handy und lass es dann ein.',
      left: 'Gilt für ein Handy, noch {}',
      done: 'Fertig',
    },
  },
  people: {
    label: 'Mitspielende',
    noTeam: 'Noch ohne Team',
    nobody: 'Noch niemand',
    away: ({ name }) => `${name}, kurz weg`,
    switches: {
      lock: 'Tür schließen',
      approve: 'Neue einzeln einlassen',
      letters: 'Buchstaben per Handy',
      phrases: 'Lösungen per Handy',
      board: 'Ratewand auf Handys',
      sameRoom: 'Alle vor Ort',
    },
  },
  devices: {
    label: 'Ansichten und Fernbedienungen',
    screens: 'Ansichten',
    remotes: 'Fernbedienungen',
    screen: ({ number }) => `Ansicht ${number}`,
    own: 'Hier geöffnet',
    address: ({ number }) => `Adresse ${number}`,
    end: 'Beenden',
    endOne: ({ name }) => `${name} beenden`,
  },
  seat: {
    teamOf: ({ name }) => `Team von ${name}`,
    nameOf: ({ name }) => `Name von ${name}`,
    noTeam: 'Kein Team',
    move: 'Umsetzen',
    rename: 'Umbenennen',
    remove: 'Entfernen',
    cancel: 'Abbrechen',
    sweep: {
      open: ({ count }) => `Alle ${count} von dort entfernen`,
      title: ({ count }) => `Alle ${count} von dort entfernen?`,
      text: ({ phones, screens }) => {
        const things = [phones > 0 && phonesText(phones), screens > 0 && screensText(screens)];
        const named = list(
          things.filter((thing) => thing !== false),
          'and',
        );
        return `${named} teilen sich eine Adresse, so wie manchmal eine ganze Schule. Sie können wieder dazukommen.`;
      },
      submit: 'Alle entfernen',
    },
    ban: {
      button: 'Aussperren',
      title: ({ name }) => `${name} aussperren?`,
      text: 'Dieses Handy bleibt draußen, bis es den Raum vergisst. Um sicherzugehen, lass Neue einzeln ein.',
      textApproving:
        'Dieses Handy bleibt draußen, bis es den Raum vergisst. Danach muss es dich fragen.',
    },
  },
};
