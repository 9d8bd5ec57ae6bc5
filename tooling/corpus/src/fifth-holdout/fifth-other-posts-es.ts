import type { CorpusText } from '../corpus-text.ts';
import { blocks, line } from './fifth-other-prose.ts';

const bookFair: CorpusText = {
  id: 'w-es-post-books',
  text: {
    type: 'social_post',
    platform: 'twitter',
    language: 'es',
    topic: 'Feria del libro en la plaza Mayor de Cáceres',
    formality: 'informal',
    keywords: ['feria del libro'],
    hashtags: ['Cáceres'],
    link: 'https://libros-caceres.example.org/firmas',
    facts: [
      'Del 23 de abril al 2 de mayo de 2027, plaza Mayor',
      '38 casetas, firmas todos los días a las 19:00',
      '10 % de descuento el 23 de abril',
    ],
    output: {
      text: blocks(
        line(
          'Del 23 de abril al 2 de mayo vuelve la feria del libro: 38 casetas en la plaza Mayor y firmas cada tarde a las siete.',
          'El primer día, todo con un 10 % de descuento. ¿Qué firma no te pierdes? 📚',
        ),
        'https://libros-caceres.example.org/firmas',
        '#Cáceres',
      ),
      hashtags: ['Cáceres'],
    },
  },
};

const cheesecake: CorpusText = {
  id: 'w-es-post-cheesecake',
  text: {
    type: 'social_post',
    platform: 'threads',
    language: 'es',
    topic: 'La tarta de queso de nuestra cafetería se acaba pronto',
    tone: 'con humor',
    formality: 'informal',
    keywords: ['tarta de queso'],
    hashtags: ['tartadequeso'],
    facts: ['Horneamos 16 tartas de queso al día, abrimos a las 8:00', 'A las 12:30 suele quedar el 50 %', 'Porción: 4,80 €'],
    output: {
      text: blocks(
        line(
          'Confesión: de la tarta de queso nunca queda una porción para el equipo. Horneamos dieciséis, abrimos a las ocho',
          'y a las doce y media ya suele faltar la mitad. La porción cuesta 4,80 €; el consuelo es gratis.',
        ),
        '¿Tú la prefieres cremosa o cuajada?',
        '#tartadequeso',
      ),
      hashtags: ['tartadequeso'],
    },
  },
};

const innerTube: CorpusText = {
  id: 'w-es-post-bike',
  text: {
    type: 'social_post',
    platform: 'tiktok',
    language: 'es',
    topic: 'Vídeo: cambiar la cámara de la bici sin ayuda',
    tone: 'hablado',
    formality: 'informal',
    keywords: ['cambiar la cámara'],
    hashtags: ['bici', 'taller', 'ciclismo'],
    facts: ['Se hace en 5 minutos con 2 desmontables', 'Una cámara cuesta 6,95 € en nuestra tienda'],
    output: {
      text: blocks(
        line(
          'Cambiar la cámara en cinco minutos, aunque nunca lo hayas hecho 🚲 Dos desmontables,',
          'una cámara de 6,95 € y ni una palabrota. Guárdate el vídeo para el próximo pinchazo.',
        ),
        '#bici #taller #ciclismo',
      ),
      hashtags: ['bici', 'taller', 'ciclismo'],
    },
  },
};

export const spanishPosts: readonly CorpusText[] = [bookFair, cheesecake, innerTube];
