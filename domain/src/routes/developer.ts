/**
 * Developer: only for profiles whose entity is a developer. The two lists are ours: a card needs a page to
 * open, and the detail pages alone cannot be reached without knowing an id.
 */
import { mountRoute, words } from "./draft-route.ts";

export const developer = mountRoute({
  segment: "developer",
  section: true,
  developer: true,
  service: "register",
  role: "developer",
  icon: "code",
  title: words("Desenvolvedor", "Developer", "Desarrollador", "Développeur"),
  description: words(
    "Perfis e configurações do sistema",
    "Profiles and settings of the system",
    "Perfiles y configuración del sistema",
    "Profils et paramètres du système",
  ),
  children: [
    {
      segment: "profile",
      page: "profile-list",
      role: "profile",
      icon: "shield-check",
      title: words("Perfis", "Profiles", "Perfiles", "Profils"),
      description: words(
        "Serviços, funções e permissões de cada perfil",
        "Services, roles and permissions of each profile",
        "Servicios, funciones y permisos de cada perfil",
        "Services, rôles et droits de chaque profil",
      ),
      children: [
        {
          segment: ":id",
          page: "profile",
          title: words("Perfil", "Profile", "Perfil", "Profil"),
          description: words(
            "Editar as permissões de um perfil",
            "Edit the permissions of one profile",
            "Editar los permisos de un perfil",
            "Modifier les droits d'un profil",
          ),
        },
      ],
    },
    {
      segment: "settings",
      page: "setting-list",
      role: "setting",
      icon: "settings",
      title: words("Configurações", "Settings", "Configuración", "Paramètres"),
      description: words(
        "Parâmetros de funcionamento da instalação",
        "Parameters by which the installation runs",
        "Parámetros de funcionamiento de la instalación",
        "Paramètres de fonctionnement de l'installation",
      ),
      children: [
        {
          segment: ":id",
          page: "setting",
          opens: { record: "setting", order: 1 },
          title: words("Configuração", "Setting", "Parámetro", "Paramètre"),
          description: words(
            "Alterar um parâmetro da instalação",
            "Change one parameter of the installation",
            "Cambiar un parámetro de la instalación",
            "Modifier un paramètre de l'installation",
          ),
        },
      ],
    },
  ],
});
