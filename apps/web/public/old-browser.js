// biome-ignore-all lint: every browser must be able to run it, also one that knows neither const nor arrows
/* One that is too old for the audience screen says so, instead of staying dark. */
(function () {
  var root = document.getElementById('root');
  if (typeof String.prototype.replaceAll === 'function' || !root) return;
  root.setAttribute('role', 'alert');
  root.style.cssText =
    'padding:8vh 8vw;color:#fff4dc;background:#03141a;font:bold 5vh/1.3 sans-serif';
  root.textContent =
    'This browser is too old for the audience screen. It needs Chrome 85, Firefox 79, Safari 14 ' +
    'or newer. Please open this address on another device.';
})();
