// biome-ignore-all lint: every browser must be able to run it, also one that knows neither const nor arrows
/* One that is too old for the audience screen says so, instead of staying dark. */
(function () {
  var sentences = {
    de:
      'Dieser Browser ist zu alt für die Publikumsansicht. Nötig ist Chrome 85, Firefox 79, Safari 14 ' +
      'oder neuer. Bitte öffne diese Adresse auf einem anderen Gerät.',
    en:
      'This browser is too old for the audience screen. It needs Chrome 85, Firefox 79, Safari 14 ' +
      'or newer. Please open this address on another device.',
    es:
      'Este navegador es demasiado antiguo para la pantalla del público. Necesita Chrome 85, Firefox 79, Safari 14 ' +
      'o una versión posterior. Abre esta dirección en otro dispositivo.',
    fr:
      'Ce navigateur est trop ancien pour l’écran du public. Il faut Chrome 85, Firefox 79, Safari 14 ' +
      'ou une version plus récente. Ouvrez cette adresse sur un autre appareil.',
  };
  var root = document.getElementById('root');
  if (typeof String.prototype.replaceAll === 'function' || !root) return;
  var asked = String(navigator.language || navigator.userLanguage)
    .slice(0, 2)
    .toLowerCase();
  var language = sentences.hasOwnProperty(asked) ? asked : 'en';
  root.setAttribute('role', 'alert');
  root.setAttribute('lang', language);
  root.style.cssText =
    'padding:8vh 8vw;color:#fff4dc;background:#03141a;font:bold 5vh/1.3 sans-serif';
  root.textContent = sentences[language];
})();
